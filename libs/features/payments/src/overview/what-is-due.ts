import { type PaidStatus, type Policy } from '@portal/contract';
import {
  collectedIn,
  formatDate,
  formatRand,
  graceToComeSentence,
  lapseToComeSentence,
  limits,
  outstandingAmount,
  type PlainDate,
  policyCoverSentence,
  type PolicyCover,
  premiumSentence,
} from '@portal/domain';
import { onItsWay, onItsWaySentence } from '../shared/on-its-way';

/** What is due, and what comes of it. */
export interface WhatIsDue {
  /** The answer: what is paid and what comes next, or what is owed and what that means for cover. */
  sentence: string;
  /** What has to be paid, in rand, and by when; null where nothing has to be done. */
  figure: { amount: number; caption: string } | null;
  /** How the next premium comes by itself, or what is known of one on its way; null where there is nothing more to say. */
  comes: string | null;
  /** What happens if nothing is done; null where nothing happens. */
  otherwise: string | null;
}

interface Facts {
  policy: Policy;
  paid: PaidStatus;
  cover: PolicyCover;
}

const on = (date: PlainDate | null) => (date === null ? 'its due date' : formatDate(date));
const answer = (sentence: string, more: Partial<WhatIsDue> = {}): WhatIsDue => ({
  sentence,
  figure: null,
  comes: null,
  otherwise: null,
  ...more,
});

/** What is due and what happens if nothing is done, in words for every status. Source: docs/domain/policy.md#r4-3 and #r4-4. */
export function whatIsDue(policy: Policy, paid: PaidStatus, cover: PolicyCover): WhatIsDue {
  const facts = { policy, paid, cover };
  switch (paid.Policy_Status) {
    case 'ACTIVE':
      return whileActive(facts);
    case 'IN_GRACE':
      return inGrace(facts);
    case 'LAPSED':
      return lapsed(facts);
    case 'PENDING':
      return pending(facts);
    case 'PAID_UP':
    case 'CANCELLED':
    case 'NOT_TAKEN_UP':
    case 'CLAIMED':
      return answer(said(coverWords(facts), 'No premium is due.'));
  }
}

const said = (...sentences: (string | null)[]) => sentences.filter((one) => one !== null && one !== '').join(' ');

/** What the policy says of everybody's cover, in the words of every other screen. */
function coverWords({ cover }: Pick<Facts, 'cover'>): string | null {
  const sentence = policyCoverSentence(cover);
  return sentence === null ? null : `${sentence}.`;
}

function whileActive(facts: Facts): WhatIsDue {
  const { policy, paid, cover } = facts;
  const { Monthly_Premium: premium, Next_Due_Date: next, Amount_Due: due, Advance_Amount: advance } = paid;
  const { PaymentMethod, Coming_Premiums } = policy;
  const answered = premiumSentence({ ...paid, PaymentMethod, Coming_Premiums }, cover.date);
  switch (paid.Premium_Status) {
    case 'UP_TO_DATE':
      return answer(answered, howItComes(facts));
    case 'PAID_IN_ADVANCE':
      return answer(said(answered, `You have paid ${formatRand(advance)} in advance.`), howItComes(facts));
    case 'DUE':
      return answer(answered, { figure: { amount: due, caption: `Due ${on(next)}` }, ...howItComes(facts) });
    case 'PROCESSING':
      return answer(onItsWaySentence(paid), {
        figure: { amount: onItsWay(paid)?.Amount ?? (due > 0 ? due : premium), caption: 'Being processed' },
        comes: paid.Debit_Under_Way
          ? 'The history below shows the answer of your bank as soon as it is here. You stay covered until then.'
          : 'You do not have to do anything. The history below shows the answer as soon as it is here.',
      });
    default:
      return answer(`${premiums(paid.Premiums_Outstanding)} outstanding. Please pay ${formatRand(due)} now.`, {
        figure: { amount: due, caption: 'Outstanding' },
        otherwise: `${graceToComeSentence()}.`,
      });
  }
}

const premiums = (count: number) => (count === 1 ? 'One premium is' : `${count} premiums are`);

/** How the next premium reaches us by itself, or what happens when nobody sends it. */
function howItComes({ policy, paid, cover }: Facts): Pick<WhatIsDue, 'comes' | 'otherwise'> {
  const { PaymentMethod: method } = policy;
  const { Next_Due_Date: next } = paid;
  const byItself = (how: string) => ({ comes: `You do not have to do anything: ${how}`, otherwise: null });
  if (method.Payment_Method === 'SALARY_DEDUCTION') return byItself('your employer deducts it from your salary.');
  if (method.Next_Collection_Date === null || method.Debit_Day === null || next === null) {
    return { comes: null, otherwise: `${graceToComeSentence()}.` };
  }
  const collected = collectedIn(next, method.Debit_Day);
  return byItself(collected >= cover.date ? collectedOn(collected) : 'we have asked your bank for it.');
}

const collectedOn = (date: PlainDate) =>
  `we collect it from your account on ${formatDate(date)}. Please have the money there on that day.`;

function inGrace(facts: Facts): WhatIsDue {
  const { Grace_End_Date: end, Premiums_Outstanding: count } = facts.paid;
  const deducted = 'If a claim is paid before then, the outstanding premiums are deducted from it.';
  return answer(said(`${premiums(count)} outstanding.`, coverWords(facts), deducted), {
    figure: { amount: outstandingAmount(facts.paid), caption: end ? `Pay by ${formatDate(end)}` : 'Outstanding' },
    otherwise: `${lapseToComeSentence(end)}.`,
  });
}

function lapsed(facts: Facts): WhatIsDue {
  const { policy, paid } = facts;
  const { Reinstatement_End_Date: end } = policy;
  if (!paid.Can_Reinstate || end === null) {
    const late = `This policy lapsed more than ${limits.REINSTATEMENT_DAYS} days ago, so it can no longer be brought back by paying.`;
    return answer(said(coverWords(facts), late, 'To be covered again, you need a new policy.'));
  }
  return answer(said(coverWords(facts), 'It is then active again on the same terms.'), {
    figure: { amount: outstandingAmount(paid), caption: `Pay by ${formatDate(end)}` },
    otherwise: `After ${formatDate(end)} it cannot be brought back any more. You would need a new policy.`,
  });
}

function pending(facts: Facts): WhatIsDue {
  const { Premium_Status, Amount_Due, Next_Due_Date, Monthly_Premium, Advance_Amount: advance } = facts.paid;
  if (Premium_Status === 'UP_TO_DATE') {
    const more = advance > 0 ? `You have paid ${formatRand(advance)} more, for the months after it.` : null;
    return answer(said('We have your first premium.', more, coverWords(facts)));
  }
  if (Premium_Status === 'PROCESSING') {
    return answer(said(onItsWaySentence(facts.paid), coverWords(facts)), {
      figure: { amount: onItsWay(facts.paid)?.Amount ?? (Amount_Due || Monthly_Premium), caption: 'Being processed' },
    });
  }
  return answer(said(coverWords(facts)), {
    figure: { amount: Amount_Due, caption: `First premium, due ${on(Next_Due_Date)}` },
    comes: howFirstComes(facts.policy),
    otherwise: `Nobody is covered, and ${limits.NTU_DAYS} days after your application the policy is closed as not taken up.`,
  });
}

/** When the first premium is collected; null: nobody collects it, or its payer has not agreed yet. */
function howFirstComes({ PaymentMethod: method }: Policy): string | null {
  const { Next_Collection_Date: next } = method;
  return next !== null ? `You do not have to do anything: ${collectedOn(next)}` : null;
}
