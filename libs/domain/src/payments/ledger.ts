import { toCents } from '../base/money';
import { inceptionOnFirstPremium } from '../policy/application-dates';
import { type PremiumByMonth, premiumOf } from './premium-of';
import { owedUntil, type PremiumPayer } from './premium-position';
import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../base/plain-date';

/** How far premiums are paid: whole months, and what is left of a month. Amounts in whole cents. */
export interface PaidPosition {
  /** The last day that is paid for; null before the first premium. */
  paidTo: PlainDate | null;
  /** Received, and not a whole premium yet. */
  creditCents: number;
}

/** The premium of one month that was paid. */
export interface SettledPremium {
  /** `YYYY-MM`. */
  month: string;
  amountCents: number;
}

export interface Moved {
  position: PaidPosition;
  /** Months that were settled, oldest first; or undone, newest first. */
  months: SettledPremium[];
}

interface Terms {
  /** What months cost. */
  premiums: PremiumByMonth;
  /** The first day of the month that the first premium is for. */
  firstMonth: PlainDate;
  /** `YYYY-MM`: months that cost nothing, because a lapsed policy covered nobody in them. */
  monthsWithoutCover?: readonly string[] | undefined;
  /** The last day for which money pays; none: as far as it goes. */
  until?: PlainDate | null | undefined;
}

/**
 * What money for a policy pays by today. A lapsed policy takes what fell due before the lapse: what is over pays the months from when it is
 * back, and not those in which it covered nobody.
 */
export const bookingTerms = (policy: PremiumPayer, today: PlainDate): Terms => ({
  premiums: policy,
  firstMonth: inceptionOnFirstPremium(policy.Inception_Date, today),
  monthsWithoutCover: policy.Months_Without_Cover,
  until: owedUntil(policy),
});

const monthOf = (date: PlainDate) => date.slice(0, 7);
const priceOf = (month: PlainDate, { premiums }: Terms) => toCents(premiumOf(premiums, month));

/**
 * Takes money in: the oldest month that is not paid first, then the current one, the rest in advance, each at its own premium. What is not a
 * whole premium stays as credit. Source: docs/domain/payments.md#r6-5.
 */
export function receiveMoney({ paidTo, creditCents }: PaidPosition, cents: number, terms: Terms): Moved {
  const { firstMonth, monthsWithoutCover = [], until = null } = terms;
  const months: SettledPremium[] = [];
  let credit = creditCents + cents;
  let paid = paidTo;
  for (;;) {
    const month = paid === null ? firstMonth : addDays(paid, 1);
    if (until !== null && month > until) break;
    const premiumCents = priceOf(month, terms);
    if (premiumCents <= 0 || credit < premiumCents) break;
    const amountCents = monthsWithoutCover.includes(monthOf(month)) ? 0 : premiumCents;
    months.push({ month: monthOf(month), amountCents });
    paid = lastOfMonth(month);
    credit -= amountCents;
  }
  return { position: { paidTo: paid, creditCents: credit }, months };
}

/**
 * Takes money back that turned out not to be ours: first the credit, then the newest months, each for what was paid for it; a
 * month that was settled elsewhere counts as its premium.
 *
 * @param settled newest first
 */
export function takeMoneyBack(
  { paidTo, creditCents }: PaidPosition,
  cents: number,
  { settled, ...terms }: Terms & { settled: readonly SettledPremium[] },
): Moved {
  const months: SettledPremium[] = [];
  const left = [...settled];
  let credit = creditCents - cents;
  let paid = paidTo ?? addDays(terms.firstMonth, -1);
  while (credit < 0) {
    const month = monthOf(paid);
    const known = left[0]?.month === month ? left.shift() : undefined;
    const amountCents = known?.amountCents ?? priceOf(firstOfMonth(paid), terms);
    if (known === undefined && amountCents <= 0) break;
    months.push({ month, amountCents });
    paid = addDays(firstOfMonth(paid), -1);
    credit += amountCents;
  }
  return { position: { paidTo: paid, creditCents: credit }, months };
}

/** The position of a policy as its record has it; the first premium is for the month of its inception. */
export function paidPosition(policy: PremiumPayer, today: PlainDate): PaidPosition {
  const { Paid_To_Date: paidTo, Policy_Status, Arrears_Amount, Monthly_Premium, Premium_Credit } = policy;
  const credit = toCents(Premium_Credit);
  if (paidTo !== null || Policy_Status === 'PENDING') return { paidTo, creditCents: credit };
  const brought = positionFromArrears(toCents(Arrears_Amount), toCents(Monthly_Premium), today);
  return { ...brought, creditCents: brought.creditCents + credit };
}

/**
 * The day up to which a policy is paid of which only the arrears are known, in whole months before the first one that is not
 * due yet, with what was paid of the next.
 */
export function positionFromArrears(arrearsCents: number, premiumCents: number, today: PlainDate): PaidPosition {
  const months = premiumCents > 0 ? Math.ceil(arrearsCents / premiumCents) : 0;
  return {
    paidTo: addDays(addMonths(firstOfMonth(today), 1 - months), -1),
    creditCents: months * premiumCents - arrearsCents,
  };
}
