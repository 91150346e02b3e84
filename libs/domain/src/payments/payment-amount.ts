import { formatRand, fromCents, toCents } from '../base/money';
import { fail, ok, type Result } from '../base/result';

/** The least and the most of one payment, in rand. Source: docs/domain/payments.md#r6-3. */
export const paymentLimits = { least: 10, most: 5000 } as const;

/** What is said of an amount that may not be paid at once, whatever is owed. */
export const paymentSentences = /* @__PURE__ */ sentencesOf(paymentLimits);

function sentencesOf({ least, most }: typeof paymentLimits) {
  return {
    missing: 'Enter an amount',
    tooLittle: `Enter an amount of at least ${formatRand(least)}`,
    tooMuch: `The amount may not be more than ${formatRand(most)}`,
  };
}

/** What is known of the premiums, as the paid status has it. Amounts in rand. */
export interface Owed {
  Premiums_Outstanding: number;
  Monthly_Premium: number;
  Arrears_Amount: number;
  Amount_Due: number;
  /** What is left of the oldest premium; a backend that does not say it is taken to ask one premium for every month. */
  Oldest_Outstanding?: number | undefined;
}

/** What is left of the oldest premium that has not been paid, in rand; 0 when none is outstanding. */
export function oldestOutstandingPremium(owed: Owed): number {
  const { Premiums_Outstanding: months, Monthly_Premium: premium, Arrears_Amount: arrears, Amount_Due: due } = owed;
  if (months === 0) return 0;
  if (owed.Oldest_Outstanding !== undefined) return owed.Oldest_Outstanding;
  if (arrears === 0) return Math.min(due, premium);
  return fromCents(toCents(arrears) - toCents(premium) * (months - 1));
}

/** What makes missed premiums good, in rand: the arrears, or what is due where no arrears are known. docs/domain/policy.md#r4-3. */
export const outstandingAmount = ({
  Arrears_Amount,
  Amount_Due,
}: Pick<Owed, 'Arrears_Amount' | 'Amount_Due'>): number => (Arrears_Amount > 0 ? Arrears_Amount : Amount_Due);

/** Whether this much, in rand, may be paid now. */
export function checkPaymentAmount(amount: number | null, owed: Owed): Result<number> {
  if (amount === null || !Number.isFinite(amount)) return fail(paymentSentences.missing);
  if (amount < paymentLimits.least) return fail(paymentSentences.tooLittle);
  if (amount > paymentLimits.most) return fail(paymentSentences.tooMuch);
  const oldest = Math.min(oldestOutstandingPremium(owed), paymentLimits.most);
  return amount < oldest
    ? fail(`Pay at least ${formatRand(oldest)} to cover your oldest outstanding premium`)
    : ok(amount);
}
