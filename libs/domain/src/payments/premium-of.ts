import { addDays, firstOfMonth, firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { fromCents, toCents } from '../base/money';

/** What months cost up to one of them, in rand. */
interface EarlierPremium {
  /** `YYYY-MM`: the last month that cost so much. */
  Until: string;
  Amount: number;
}

/** What months will cost from one of them on, in rand. */
export interface ComingPremium {
  /** `YYYY-MM`: the first month that costs so much. */
  From: string;
  Amount: number;
}

/** The premium of a policy by month. */
export interface PremiumByMonth {
  /** Of every month between the earlier premiums and those to come. Rand. */
  Monthly_Premium: number;
  /** The oldest first. None: every month until now costs the same. */
  Earlier_Premiums?: EarlierPremium[] | undefined;
  /** What is approved for days to come, the earliest first; a record has none, whoever reads it is told them. */
  Coming_Premiums?: ComingPremium[] | undefined;
}

/** What a month costs, in rand: the premium that it had or will have, whatever the policy costs today. Source: docs/domain/payments.md#r6-9. */
export function premiumOf(policy: PremiumByMonth, month: PlainDate): number {
  const { Monthly_Premium, Earlier_Premiums = [], Coming_Premiums = [] } = policy;
  const name = nameOf(month);
  const earlier = Earlier_Premiums.find(({ Until }) => name <= Until);
  return (earlier ?? Coming_Premiums.findLast(({ From }) => From <= name))?.Amount ?? Monthly_Premium;
}

/** The next premium that is approved and not the one of today; null: none. */
export function comingPremium({ Monthly_Premium, Coming_Premiums = [] }: PremiumByMonth): ComingPremium | null {
  return Coming_Premiums.find(({ Amount }) => Amount !== Monthly_Premium) ?? null;
}

/** The first day of the first month with a premium that holds from a day: a month has one premium, that of its first day. */
export const premiumHoldsFrom = (day: PlainDate): PlainDate =>
  day === firstOfMonth(day) ? day : firstOfNextMonth(day);

/** The premium from a month on; the months before it cost what they cost. */
export function premiumFrom(policy: PremiumByMonth, month: PlainDate, amount: number): PremiumByMonth {
  const before = addDays(firstOfMonth(month), -1);
  const older = (policy.Earlier_Premiums ?? []).filter(({ Until }) => Until < nameOf(before));
  return inOrder(amount, [...older, { Until: nameOf(before), Amount: premiumOf(policy, before) }]);
}

/** The premium higher or lower by an amount from a month on, be it long ago: what has changed since then has changed all the same. */
export function premiumMovedFrom(policy: PremiumByMonth, month: PlainDate, by: number): PremiumByMonth {
  const before = addDays(firstOfMonth(month), -1);
  const moved = (amount: number) => fromCents(Math.max(0, toCents(amount) + toCents(by)));
  const all = policy.Earlier_Premiums ?? [];
  const older = all.filter(({ Until }) => Until < nameOf(before));
  const newer = all
    .filter(({ Until }) => Until > nameOf(before))
    .map(({ Until, Amount }) => ({ Until, Amount: moved(Amount) }));
  return inOrder(moved(policy.Monthly_Premium), [
    ...older,
    { Until: nameOf(before), Amount: premiumOf(policy, before) },
    ...newer,
  ]);
}

const nameOf = (month: PlainDate) => month.slice(0, 7);

/** Without premiums that are the same as those after them. */
function inOrder(Monthly_Premium: number, earlier: readonly EarlierPremium[]): PremiumByMonth {
  const Earlier_Premiums = earlier.filter(
    ({ Amount }, place) => Amount !== (earlier[place + 1]?.Amount ?? Monthly_Premium),
  );
  return { Monthly_Premium, Earlier_Premiums };
}
