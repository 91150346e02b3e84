import { addDays, addMonths, firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate } from './plain-date';
import { dueDateIn } from './due-date';
import { canReinstate, graceEnd, lapseDate, reinstatementEnd } from './policy-dates';
import { dueOf, overdueDates, type PremiumPayer, premiumPosition } from './premium-position';

/** What decides where a policy stands besides its premiums. */
export interface StandingFacts {
  today: PlainDate;
  /** A debit or an online payment is on its way: nobody is called late before its answer. */
  isPaymentOpen: boolean;
  /** The application for the policy is not approved yet. */
  isApplicationOpen: boolean;
}

/** What a step changes on the record. */
export type StandingStep = Partial<
  Pick<PremiumPayer, 'Policy_Status' | 'Grace_End_Date' | 'Lapse_Date' | 'Paid_To_Date'>
> & { Policy_Status: PremiumPayer['Policy_Status']; Reinstatement_End_Date?: PlainDate | null };

/**
 * The next step that payments and the calendar make, or null: the first premium begins a policy, a missed one puts it in grace,
 * the end of grace lapses it, paid arrears bring it back (a lapsed one within 90 days). Apply it and ask again.
 * Source: domain rules 4.3, 4.4 and 6.5.
 */
export function standingStep(policy: PremiumPayer, facts: StandingFacts): StandingStep | null {
  switch (policy.Policy_Status) {
    case 'PENDING':
      return policy.Paid_To_Date !== null && !facts.isApplicationOpen ? { Policy_Status: 'ACTIVE' } : null;
    case 'ACTIVE':
      return intoGrace(policy, facts);
    case 'IN_GRACE':
      return isSettled(policy, facts) ? { Policy_Status: 'ACTIVE', Grace_End_Date: null } : lapse(policy, facts);
    case 'LAPSED':
      return reinstate(policy, facts);
    default:
      return null;
  }
}

const isSettled = (policy: PremiumPayer, { today }: StandingFacts) =>
  premiumPosition(policy, today, false).Arrears_Amount === 0;

function intoGrace(policy: PremiumPayer, facts: StandingFacts): StandingStep | null {
  const [firstOverdue] = overdueDates(policy, facts.today);
  if (firstOverdue === undefined || facts.isPaymentOpen || policy.Monthly_Premium <= 0) return null;
  return { Policy_Status: 'IN_GRACE', Grace_End_Date: graceEnd(firstOverdue) };
}

function lapse(policy: PremiumPayer, { today, isPaymentOpen }: StandingFacts): StandingStep | null {
  const graceEnded = premiumPosition(policy, today, false).Grace_End_Date;
  if (graceEnded === null || today <= graceEnded || isPaymentOpen) return null;
  const Lapse_Date = lapseDate(graceEnded);
  return {
    Policy_Status: 'LAPSED',
    Grace_End_Date: graceEnded,
    Lapse_Date,
    Reinstatement_End_Date: reinstatementEnd(Lapse_Date),
  };
}

/** Months between lapse and reinstatement were not covered, so nothing is owed for them: premiums go on with the next due date. */
function reinstate(policy: PremiumPayer, facts: StandingFacts): StandingStep | null {
  const { Lapse_Date, Paid_To_Date, PaymentMethod } = policy;
  const { today } = facts;
  if (Lapse_Date === null || Paid_To_Date === null) return null;
  if (!canReinstate(Lapse_Date, today) || !isSettled(policy, facts)) return null;
  const isDueThisMonth = dueDateIn(today, PaymentMethod.Debit_Day) >= today;
  const uncovered = isDueThisMonth ? addDays(firstOfMonth(today), -1) : lastOfMonth(today);
  const from = uncovered > owedTo(policy, Lapse_Date) ? uncovered : owedTo(policy, Lapse_Date);
  return {
    ...{ Policy_Status: 'ACTIVE', Grace_End_Date: null, Lapse_Date: null, Reinstatement_End_Date: null },
    Paid_To_Date: lastOfMonth(addMonths(firstOfMonth(from), monthsPaidBeyond(policy, Lapse_Date, Paid_To_Date))),
  };
}

/** The end of the last month that fell due before the lapse. */
function owedTo({ PaymentMethod }: PremiumPayer, lapsed: PlainDate): PlainDate {
  const isDueInMonth = dueDateIn(lapsed, PaymentMethod.Debit_Day) < lapsed;
  return isDueInMonth ? lastOfMonth(lapsed) : addDays(firstOfMonth(lapsed), -1);
}

/** Whole months paid on top of the arrears: they count from when the policy is back, not for the months without cover. */
function monthsPaidBeyond(policy: PremiumPayer, lapsed: PlainDate, paidTo: PlainDate): number {
  const monthsOf = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return Math.max(0, monthsOf(paidTo) - monthsOf(owedTo(policy, lapsed)));
}

/** The first day on which the calendar alone moves the policy on; null: only money or people do. */
export function nextStandingDay(policy: PremiumPayer): PlainDate | null {
  const { Policy_Status, Paid_To_Date, Grace_End_Date, Monthly_Premium, PaymentMethod } = policy;
  if (Paid_To_Date === null || Monthly_Premium <= 0) return null;
  const due = dueOf(firstOfNextMonth(Paid_To_Date), PaymentMethod);
  if (Policy_Status === 'ACTIVE') return addDays(due, 1);
  return Policy_Status === 'IN_GRACE' ? lapseDate(Grace_End_Date ?? graceEnd(due)) : null;
}
