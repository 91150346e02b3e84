import { fromCents, toCents } from '../../base/money';
import { addMonths, firstOfNextMonth, type PlainDate } from '../../base/plain-date';
import { type SettledPremium } from '../../payments/ledger';
import { type PremiumByMonth, premiumFrom, premiumOf } from '../../payments/premium-of';
import { monthsTakenAfter, type PremiumsPaid } from './months-taken';

/** A day of death that turned out to be another one. */
export interface DayOfDeathMoved {
  was: PlainDate;
  is: PlainDate;
  /** Rand for a month between the two, given as its first day, by the right day of death. */
  price(month: PlainDate): number;
}

/** What the policy costs with the right day, and what that does to premiums that were taken. */
export interface PremiumsMoved {
  premiums: PremiumByMonth;
  /** Rand that are credited; below zero: credit that was given for months which the person lived to see, as far as it is still there. */
  credit: number;
  /** The months that were taken, as far as they are settled with another amount now. */
  months: SettledPremium[];
}

/**
 * The months between the day of death that was thought and the right one, at what they cost by the right one. What was taken above that is
 * credit; what was credited too much pays those months again, and what of it was used already is ours to bear.
 * Source: docs/domain/claims.md#c8-2.
 */
export function premiumsWhenDayMoves(paid: PremiumsPaid, { was, is, price }: DayOfDeathMoved): PremiumsMoved {
  const [from, to] = [was, is].map(firstOfNextMonth).toSorted() as [PlainDate, PlainDate];
  const between = monthsBetween(from, to);
  let left = Math.max(0, toCents(paid.Premium_Credit));
  const before = left;
  const months = takenOf(between, paid).flatMap(({ month, amountCents }) => {
    const costs = toCents(price(`${month}-01`));
    const rise = Math.min(left, costs - amountCents);
    left -= rise;
    return rise === 0 ? [] : [{ month, amountCents: amountCents + rise }];
  });
  return { premiums: withMonthsAt(paid, { between, to }, price), credit: fromCents(left - before), months };
}

function monthsBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const months: PlainDate[] = [];
  for (let month = from; month < to; month = firstOfNextMonth(month)) months.push(month);
  return months;
}

/** Those that were taken, but months that cost nothing because the policy had lapsed. */
function takenOf(between: readonly PlainDate[], paid: PremiumsPaid): SettledPremium[] {
  const [first] = between;
  if (first === undefined) return [];
  const isFree = (month: string) =>
    paid.Months_Without_Cover?.includes(month) && !paid.settled.some((one) => one.month === month);
  return monthsTakenAfter(addMonths(first, -1), paid).filter(
    ({ month }) => between.includes(`${month}-01`) && !isFree(month),
  );
}

/** The premium with another price for those months; those after them cost what they cost. */
function withMonthsAt(
  policy: PremiumByMonth,
  { between, to }: { between: readonly PlainDate[]; to: PlainDate },
  price: DayOfDeathMoved['price'],
): PremiumByMonth {
  const later = (policy.Earlier_Premiums ?? []).map(({ Until }) => firstOfNextMonth(`${Until}-01`));
  const unchanged = [to, ...later.filter((month) => month > to)];
  const moved = between.reduce((all, month) => premiumFrom(all, month, price(month)), policy);
  return unchanged.reduce((all, month) => premiumFrom(all, month, premiumOf(policy, month)), moved);
}
