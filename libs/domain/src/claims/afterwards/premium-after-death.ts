import { fromCents, toCents } from '../../base/money';
import { firstOfNextMonth, type PlainDate } from '../../base/plain-date';
import { type ContinuedPolicy } from './continue-policy';
import { type SettledPremium } from '../../payments/ledger';
import { type PremiumByMonth, premiumFrom, premiumMovedFrom } from '../../payments/premium-of';
import { monthsAt, monthsTakenAfter, type PremiumsPaid, takenAbove } from './months-taken';

/** A refund of premiums of up to so many rand is paid with the benefit, in its shares; a greater one to the estate. */
const mostRefundWithBenefit = 1000;

/** The premium after a death. Rand. */
export interface PremiumAfterDeath extends PremiumByMonth {
  /** The first day of the first month with this premium. */
  from: PlainDate;
  /** Taken for whole months after that of the death and not owed any more: credit of the policy. */
  credit: number;
  /** The months that the credit came out of, with what they cost now. */
  months: SettledPremium[];
}

/** After an extended member's death: that premium ends, and nothing else changes. Source: docs/domain/claims.md#c8-2. */
export function premiumWithoutMember(
  paid: PremiumsPaid,
  { died, memberPremium }: { died: PlainDate; memberPremium: number },
): PremiumAfterDeath {
  const from = firstOfNextMonth(died);
  const premiums = premiumMovedFrom(paid, from, -memberPremium);
  const taken = monthsTakenAfter(died, paid);
  return { from, ...premiums, credit: takenAbove(taken, premiums), months: monthsAt(taken, premiums) };
}

/**
 * After the main member's death, when somebody goes on with the policy. Months without premiums cost nothing, so all that was taken for
 * them is credit. Source: docs/domain/claims.md#c8-2 and #c8-3.
 */
export function premiumWhenContinued(
  paid: PremiumsPaid,
  { died, continued }: { died: PlainDate; continued: Pick<ContinuedPolicy, 'premium' | 'premiumFrom' | 'waiver'> },
): PremiumAfterDeath {
  const { premium, premiumFrom: from, waiver } = continued;
  const taken = monthsTakenAfter(died, paid);
  const premiums = premiumFrom(paid, firstOfNextMonth(died), premium.monthly);
  const costs = waiver === null ? premiums : nothing;
  return { from, ...premiums, credit: takenAbove(taken, costs), months: monthsAt(taken, costs) };
}

const nothing: PremiumByMonth = { Monthly_Premium: 0 };

/** Who gets premiums back when nobody goes on with the policy. */
type RefundTo = 'PREMIUM_PAYER' | 'WITH_BENEFIT' | 'ESTATE';

export interface PremiumRefund {
  /** Rand, above zero. */
  amount: number;
  to: RefundTo;
}

/**
 * What is given back after the main member's death when nobody goes on: the whole months taken after that of the death, and the credit.
 * Null: nothing. Source: docs/domain/claims.md#c8-2.
 *
 * @param isPaidByAnother whether premiums came from an account that was not the main member's
 */
export function premiumRefund(
  paid: PremiumsPaid,
  { died, isPaidByAnother }: { died: PlainDate; isPaidByAnother: boolean },
): PremiumRefund | null {
  const taken = takenAbove(monthsTakenAfter(died, paid), nothing);
  const amount = fromCents(toCents(taken) + Math.max(0, toCents(paid.Premium_Credit)));
  if (amount <= 0) return null;
  if (isPaidByAnother) return { amount, to: 'PREMIUM_PAYER' };
  return { amount, to: amount <= mostRefundWithBenefit ? 'WITH_BENEFIT' : 'ESTATE' };
}

/** Whether the premiums of a policy come from an account of somebody else than its main member. */
export const isPaidByAnother = ({
  BankingDetails: account,
  PaymentMethod: { Payment_Method: method },
}: {
  BankingDetails: { Account_Holder_Relationship: string } | null;
  PaymentMethod: { Payment_Method: string };
}): boolean => method === 'DEBIT_ORDER' && account !== null && account.Account_Holder_Relationship !== 'SELF';
