import * as v from 'valibot';
import { instantGiven } from '../fields/instant-given';
import { wholeCents } from '../fields/whole-cents';
import { payatMethods } from '../wire-codes';

/** What the payment provider reports, signed (domain rules 6.5). Unknown fields are its own affair. */
export const PayatCallbackSchema = v.object({
  payatTranId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  payatReferenceNum: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  digiapiExternalRef: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
  amount: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000), v.check(wholeCents)),
  status: v.picklist(['SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVERSED']),
  paymentMethod: v.nullish(v.picklist(payatMethods), null),
  paidAt: v.nullish(v.string(), null),
  network: v.nullish(v.string(), null),
  /** Rand is the only money there is. */
  currency: v.nullish(v.literal('ZAR'), null),
  /** When this report was signed; one that is too old is refused. */
  sentAt: instantGiven,
});
export type PayatCallback = v.InferOutput<typeof PayatCallbackSchema>;
