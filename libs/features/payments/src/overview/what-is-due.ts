import { type PaidStatus, type Policy } from '@portal/contract';
import { formatDate, formatRand, lapseDate, limits, outstandingAmount, type PlainDate } from '@portal/domain';
import { onItsWay, onItsWaySentence } from '../shared/on-its-way';
import { collectionOf } from './collection';

/** What is due, and what comes of it. */
export interface WhatIsDue {
  /** The one amount to know, in rand, and what it is; null where no premium is asked for. */
  figure: { amount: number; caption: string } | null;
  sentence: string;
  /** What happens if nothing is done; null where nothing can happen. */
  otherwise: string | null;
}

interface Facts {
  policy: Policy;
  paid: PaidStatus;
  today: PlainDate;
}

const on = (date: PlainDate | null) => (date === null ? 'its due date' : formatDate(date));
const graceSentence = `Your cover then goes on for ${limits.GRACE_DAYS} days of grace, and ends when the premium has not come by then.`;

/** What is due and what happens if nothing is done, in words for every status. Source: docs/domain/policy.md#r4-3 and #r4-4. */
export function whatIsDue(policy: Policy, paid: PaidStatus, today: PlainDate): WhatIsDue {
  const facts = { policy, paid, today };
  switch (paid.Policy_Status) {
    case 'ACTIVE':
      return whileActive(facts);
    case 'IN_GRACE':
      return inGrace(paid);
    case 'LAPSED':
      return lapsed(facts);
    case 'PENDING':
      return pending(paid);
    case 'PAID_UP':
      return nothing('This policy is paid up: the cover goes on and no premium is due.');
    case 'CANCELLED':
      return nothing(
        `This policy was cancelled${policy.Cancellation_Date ? ` on ${formatDate(policy.Cancellation_Date)}` : ''}. No premium is due and nobody on it is covered.`,
      );
    case 'NOT_TAKEN_UP':
      return nothing('We did not receive a first premium, so this policy never started. No premium is due.');
    case 'CLAIMED':
      return nothing('The claim on this policy was paid and the policy has ended. No premium is due.');
  }
}

const nothing = (sentence: string): WhatIsDue => ({ figure: null, sentence, otherwise: null });

function whileActive(facts: Facts): WhatIsDue {
  const { paid } = facts;
  const { Monthly_Premium: premium, Next_Due_Date: next, Amount_Due: due } = paid;
  const nextPremium = { amount: premium, caption: `Next premium, due ${on(next)}` };
  switch (paid.Premium_Status) {
    case 'UP_TO_DATE':
      return { figure: nextPremium, sentence: `Nothing is due today. ${paidTo(paid)}`, otherwise: comes(facts) };
    case 'PAID_IN_ADVANCE':
      return {
        figure: nextPremium,
        sentence: `Nothing is due today. You have paid ${formatRand(paid.Advance_Amount)} in advance. ${paidTo(paid)}`,
        otherwise: comes(facts),
      };
    case 'DUE':
      return {
        figure: { amount: due, caption: `Due ${on(next)}` },
        sentence: `Your next premium is due on ${on(next)}.`,
        otherwise: comes(facts),
      };
    case 'PROCESSING':
      return {
        figure: { amount: onItsWay(paid)?.Amount ?? (due > 0 ? due : premium), caption: 'Being processed' },
        sentence: onItsWaySentence(paid),
        otherwise: paid.Debit_Under_Way
          ? 'The history below shows the answer of your bank as soon as it is here. You stay covered until then.'
          : 'You do not have to do anything. The history below shows the answer as soon as it is here.',
      };
    default:
      return {
        figure: { amount: due, caption: 'Outstanding' },
        sentence: `${premiums(paid.Premiums_Outstanding)} outstanding. Please pay ${formatRand(due)} now.`,
        otherwise: graceSentence,
      };
  }
}

const paidTo = ({ Paid_To_Date }: PaidStatus) =>
  Paid_To_Date === null ? '' : `You are paid up to ${formatDate(Paid_To_Date)}.`;
const premiums = (count: number) => (count === 1 ? 'One premium is' : `${count} premiums are`);

/** How the next premium reaches us by itself, or what happens when nobody sends it. */
function comes({ policy: { PaymentMethod: method }, paid: { Next_Due_Date: next }, today }: Facts): string {
  if (method.Payment_Method === 'SALARY_DEDUCTION') {
    return 'You do not have to do anything: your employer deducts it from your salary.';
  }
  const isDebited = method.Payment_Method === 'DEBIT_ORDER' && method.Mandate_Status !== 'SUSPENDED';
  if (!isDebited || method.Debit_Day === null || next === null) {
    return `If you do not pay by ${on(next)}: ${lowerFirst(graceSentence)}`;
  }
  const collected = collectionOf(next, method.Debit_Day);
  return collected >= today
    ? `You do not have to do anything: we collect it from your account on ${formatDate(collected)}. Please have the money there on that day.`
    : 'You do not have to do anything: we have asked your bank for it.';
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function inGrace(paid: PaidStatus): WhatIsDue {
  const { Grace_End_Date: end, Premiums_Outstanding } = paid;
  return {
    figure: { amount: outstandingAmount(paid), caption: end ? `Pay by ${formatDate(end)}` : 'Outstanding' },
    sentence: `${premiums(Premiums_Outstanding)} outstanding. Everybody on the policy stays covered until ${on(end)}. If a claim is paid before then, the outstanding premiums are deducted from it.`,
    otherwise: end
      ? `The policy lapses on ${formatDate(lapseDate(end))}, and from that day nobody on it is covered.`
      : 'The policy lapses, and nobody on it is covered any more.',
  };
}

function lapsed({ policy, paid }: Facts): WhatIsDue {
  const { Lapse_Date: since, Reinstatement_End_Date: end } = policy;
  const beginning = `This policy lapsed${since ? ` on ${formatDate(since)}` : ''}. Nobody on it is covered.`;
  if (!paid.Can_Reinstate || end === null) {
    return nothing(
      `${beginning} More than ${limits.REINSTATEMENT_DAYS} days have passed, so it can no longer be brought back by paying. No payment is asked for. To be covered again, apply for a new policy.`,
    );
  }
  return {
    figure: { amount: outstandingAmount(paid), caption: `Pay by ${formatDate(end)}` },
    sentence: `${beginning} Pay what is outstanding by ${formatDate(end)}, and it is active again on the same terms.`,
    otherwise: `After ${formatDate(end)} it cannot be brought back any more. You would have to apply for a new policy.`,
  };
}

function pending(paid: PaidStatus): WhatIsDue {
  const { Premium_Status, Amount_Due, Next_Due_Date, Monthly_Premium } = paid;
  if (Premium_Status === 'UP_TO_DATE') {
    return nothing('We have your first premium. Your cover starts once your application is approved.');
  }
  if (Premium_Status === 'PROCESSING') {
    return {
      figure: { amount: onItsWay(paid)?.Amount ?? (Amount_Due || Monthly_Premium), caption: 'Being processed' },
      sentence: onItsWaySentence(paid),
      otherwise: 'You do not have to do anything. Your cover starts once it has come.',
    };
  }
  return {
    figure: { amount: Amount_Due, caption: `First premium, due ${on(Next_Due_Date)}` },
    sentence: 'Your cover starts once we have received your first premium.',
    otherwise: `Nobody is covered, and ${limits.NTU_DAYS} days after your application the policy is closed as not taken up.`,
  };
}
