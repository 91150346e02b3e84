import * as v from 'valibot';
import { givenOrNull, reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';
import { wholeCents } from '../fields/whole-cents';
import { payatMethods } from '../wire-codes';

const reference64 = v.pipe(reference('Name the payment'), v.maxLength(64));

/** What the payment provider reports, signed (docs/domain/payments.md#r6-5). Unknown fields are its own affair. */
export const PayatCallbackSchema = v.object({
  /** The number of the payment at Pay@; reported twice, it counts once. */
  payatTranId: reference64,
  /** The reference of the policy that was paid for. */
  payatReferenceNum: reference64,
  /** The attempt that it belongs to, or null. */
  digiapiExternalRef: v.nullish(reference64, null),
  /** What was paid, in rand with whole cents. */
  amount: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000), v.check(wholeCents)),
  /** What became of the payment. */
  status: v.picklist(['SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVERSED']),
  /** How it was paid, or null. */
  paymentMethod: v.nullish(v.picklist(payatMethods), null),
  /** When it was paid, or null. */
  paidAt: givenOrNull(),
  /** Where it was paid, or null. */
  network: givenOrNull(),
  /** The currency; rand is the only one there is. */
  currency: v.nullish(v.literal('ZAR'), null),
  /** When this report was signed; one that is too old is refused. */
  sentAt: instantGiven,
});
export type PayatCallback = v.InferOutput<typeof PayatCallbackSchema>;
