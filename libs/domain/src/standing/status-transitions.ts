import { payDueMonthsFromCredit } from '../payments/credit';
import { graceEndWhenTold, isTold, nextNotice } from './grace';
import { type SettledPremium } from '../payments/ledger';
import { limits } from '../base/limits';
import { addDays, laterOf, type PlainDate } from '../base/plain-date';
import { canReinstate, coolingOffEnd, graceEnd, lapseDate, reinstatementEnd } from '../policy/policy-dates';
import { firstUnpaidDue, overdueDates, type PremiumPayer, premiumPosition } from '../payments/premium-position';
import { isCovering } from '../policy/policy-status';
import { premiumsResume, type WaivedPayer } from './premiums-resume';
import { reinstated } from './reinstated';
import { unusableTerm } from './usable-record';

/** What decides where a policy stands besides its premiums. */
export interface StandingFacts {
  today: PlainDate;
  /** A debit or an online payment is on its way: nobody is called late before its answer. */
  isPaymentOpen: boolean;
  /** What is on its way is a debit that was not paid at first, which the bank tries again. */
  isBankTrying?: boolean;
  /** Somebody has to look into something before the policy may lapse. */
  isLapseHeld?: boolean;
  /** The main member may have died, and it is being decided who is paid and who goes on with the policy (`isDeathHeld`). */
  isDeathHeld?: boolean;
  /** The application for the policy is not approved yet. */
  isApplicationOpen: boolean;
}

/** What payments and the calendar do to a policy. */
export type StatusEvent =
  | 'FIRST_PREMIUM_PAID'
  | 'MONTHS_PAID_FROM_CREDIT'
  | 'GRACE_STARTED'
  | 'GRACE_MOVED'
  | 'UNPAID_NOTICE_SENT'
  | 'ARREARS_PAID'
  | 'GRACE_FORGOTTEN'
  | 'LAPSED'
  | 'REINSTATED'
  | 'CANCELLED_AFTER_LAPSE'
  | 'PREMIUMS_RESUMED';

/** What a transition changes on the record. */
export type StandingChanges = Partial<
  Pick<
    PremiumPayer,
    | 'Policy_Status'
    | 'Grace_End_Date'
    | 'Lapse_Date'
    | 'Paid_To_Date'
    | 'Premium_Credit'
    | 'Arrears_Amount'
    | 'Unpaid_Notice_Date'
    | 'Months_Without_Cover'
  >
> & {
  Reinstatement_End_Date?: PlainDate | null;
  Cancellation_Date?: PlainDate | null;
  Cooling_Off_End_Date?: PlainDate;
};

export interface StatusTransition {
  event: StatusEvent;
  changes: StandingChanges;
  /** Months that it settles, oldest first: from credit, or with nothing because nobody was covered. */
  months: SettledPremium[];
}

/**
 * A transition that would make a policy worse waits for the answer to a payment that is on its way. The notice of an unpaid premium does
 * not wait for a debit that the bank tries again: the law counts its days from the due date. Source: docs/domain/policy.md#r4-3.
 */
export const waitsForPayments: readonly StatusEvent[] = [
  'GRACE_STARTED',
  'UNPAID_NOTICE_SENT',
  'LAPSED',
  'CANCELLED_AFTER_LAPSE',
];

/** Where cover ends, or the way back to it. */
const ends: readonly StatusEvent[] = ['LAPSED', 'CANCELLED_AFTER_LAPSE'];

/** Nor is anybody told meanwhile that cover ends unless somebody pays: it does not, and the telephone is that of whoever died. */
const heldByDeath: readonly StatusEvent[] = [...ends, 'UNPAID_NOTICE_SENT'];

/**
 * The next thing that payments and the calendar do to a policy, or null: the first premium begins it, credit pays what falls due, a
 * missed premium puts it in grace, its policyholder is told, the end of grace lapses it, paid arrears bring it back, and 90 days after
 * the lapse it is cancelled; after months without premiums it goes on with them. `applyStatusTransitions` takes them all.
 *
 * It comes to rest: a transition pays months that have fallen due, or it goes on where the money stays as it is, from ACTIVE to
 * IN_GRACE to LAPSED to CANCELLED while something is owed and to ACTIVE when nothing is. Source: docs/domain/policy.md#r4-3, #r4-4 and
 * docs/domain/payments.md#r6-5.
 */
export function nextStatusTransition(policy: WaivedPayer, facts: StandingFacts): StatusTransition | null {
  if (unusableTerm(policy) !== null) return null;
  const next = whatIsNext(policy, facts);
  if (next === null) return null;
  if (facts.isDeathHeld === true && heldByDeath.includes(next.event)) return heldAfterDeath(next, facts.today);
  const waits = facts.isPaymentOpen && waitsForPayments.includes(next.event);
  const isHeld = facts.isLapseHeld === true && ends.includes(next.event);
  if (!waits && !isHeld) return next;
  const isTold = facts.isBankTrying === true && facts.isDeathHeld !== true && isCovering(policy.Policy_Status);
  return isTold ? unpaidNotice(policy, facts.today) : null;
}

/**
 * While a death is decided on, the end of grace brings new grace and no lapse, and what was said of its end before counts for nothing: a
 * lapse never reaches back into that time, and whoever goes on with the policy is told first. Source: docs/domain/claims.md#c8-3.
 */
const heldAfterDeath = ({ event }: StatusTransition, today: PlainDate): StatusTransition | null =>
  event === 'LAPSED' ? transition('GRACE_MOVED', { Grace_End_Date: graceEnd(today), Unpaid_Notice_Date: null }) : null;

function whatIsNext(policy: WaivedPayer, facts: StandingFacts): StatusTransition | null {
  const { today } = facts;
  switch (policy.Policy_Status) {
    case 'PENDING':
      return policy.Paid_To_Date !== null && !facts.isApplicationOpen
        ? transition('FIRST_PREMIUM_PAID', { Policy_Status: 'ACTIVE', Cooling_Off_End_Date: coolingOffEnd(today) })
        : null;
    case 'ACTIVE':
      return fromCredit(policy, today) ?? (isOwing(policy, today) ? intoGrace(policy, today) : forgetGrace(policy));
    case 'IN_GRACE':
      return fromCredit(policy, today) ?? (isOwing(policy, today) ? inGrace(policy, today) : outOfGrace);
    case 'LAPSED':
      return afterLapse(policy, today);
    case 'PAID_UP':
      return afterWaiver(policy, today);
    default:
      return null;
  }
}

const transition = (event: StatusEvent, changes: StandingChanges, months: SettledPremium[] = []): StatusTransition => ({
  event,
  changes,
  months,
});

/**
 * The one question on which grace begins and ends, so that no policy goes in and out on the same day: a month has fallen due, and
 * credit did not pay it.
 */
const isOwing = (policy: PremiumPayer, today: PlainDate) =>
  policy.Paid_To_Date === null
    ? premiumPosition(policy, today, false).Arrears_Amount > 0
    : overdueDates(policy, today).length > 0;

function fromCredit(policy: PremiumPayer, today: PlainDate): StatusTransition | null {
  const paid = payDueMonthsFromCredit(policy, today);
  return paid && transition('MONTHS_PAID_FROM_CREDIT', paid.changes, paid.months);
}

const noGrace = { Grace_End_Date: null, Unpaid_Notice_Date: null };
const outOfGrace = transition('ARREARS_PAID', { Policy_Status: 'ACTIVE', ...noGrace });

/** What a reversal noted, and a payment has put right before anybody acted on it. */
const forgetGrace = ({ Grace_End_Date, Unpaid_Notice_Date = null }: PremiumPayer): StatusTransition | null =>
  Grace_End_Date === null && Unpaid_Notice_Date === null ? null : transition('GRACE_FORGOTTEN', noGrace);

function intoGrace(policy: PremiumPayer, today: PlainDate): StatusTransition | null {
  const [first] = overdueDates(policy, today);
  if (first === undefined) return null;
  const Grace_End_Date = laterOf(policy.Grace_End_Date, graceEndWhenTold(first, today));
  const Unpaid_Notice_Date = isTold(policy, first) ? policy.Unpaid_Notice_Date : null;
  return transition('GRACE_STARTED', { Policy_Status: 'IN_GRACE', Grace_End_Date, Unpaid_Notice_Date });
}

/** Grace goes with the oldest premium that is unpaid; nobody lapses who was not told about that one. */
function inGrace(policy: PremiumPayer, today: PlainDate): StatusTransition | null {
  const { Grace_End_Date: ends } = policy;
  const first = firstUnpaidDue(policy);
  const least = graceEnd(first ?? addDays(today, -limits.GRACE_DAYS));
  if (ends === null || (first !== null && ends < least)) return transition('GRACE_MOVED', { Grace_End_Date: least });
  if (today > ends && isTold(policy, first)) return lapse(ends);
  return unpaidNotice(policy, today);
}

/** The notice that is to go out by today; grace never ends sooner than was said before. */
function unpaidNotice(policy: PremiumPayer, today: PlainDate): StatusTransition | null {
  const { Grace_End_Date: ends } = policy;
  const first = firstUnpaidDue(policy);
  const notice = nextNotice(policy);
  if (notice === null || notice.on > today) return null;
  const told = graceEndWhenTold(notice.due ?? addDays(ends ?? today, -limits.GRACE_DAYS), today);
  const isSame = ends !== null && isTold(policy, first) && told < graceEnd(today);
  return transition('UNPAID_NOTICE_SENT', {
    Grace_End_Date: isSame ? ends : laterOf(ends, told),
    Unpaid_Notice_Date: today,
  });
}

function lapse(graceEnded: PlainDate): StatusTransition {
  const Lapse_Date = lapseDate(graceEnded);
  const Reinstatement_End_Date = reinstatementEnd(Lapse_Date);
  return transition('LAPSED', { Policy_Status: 'LAPSED', Lapse_Date, Reinstatement_End_Date });
}

function afterWaiver(policy: WaivedPayer, today: PlainDate): StatusTransition | null {
  const resumed = premiumsResume(policy, today);
  return resumed && transition('PREMIUMS_RESUMED', resumed.changes, resumed.months);
}

function afterLapse(policy: PremiumPayer, today: PlainDate): StatusTransition | null {
  const { Lapse_Date, Paid_To_Date } = policy;
  if (Lapse_Date === null) return null;
  if (!canReinstate(Lapse_Date, today)) {
    const Cancellation_Date = addDays(reinstatementEnd(Lapse_Date), 1);
    return transition('CANCELLED_AFTER_LAPSE', { Policy_Status: 'CANCELLED', Arrears_Amount: 0, Cancellation_Date });
  }
  const paid = fromCredit(policy, today);
  if (paid !== null || Paid_To_Date === null || isOwing(policy, today)) return paid;
  const { changes, months } = reinstated(policy, Paid_To_Date, today);
  const back = { Policy_Status: 'ACTIVE', ...noGrace, Lapse_Date: null, Reinstatement_End_Date: null } as const;
  return transition('REINSTATED', { ...back, ...changes }, months);
}
