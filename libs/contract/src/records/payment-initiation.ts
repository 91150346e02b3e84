import * as v from 'valibot';
import { documented } from '../fields/documented';
import { optionalCell } from '../fields/phone';
import { instant, key, rand, text } from '../fields/plain';
import { instantGiven } from '../fields/instant-given';
import { written } from '../fields/written';
import { payatMethods } from '../wire-codes';
import { optionalEmail } from './person';

const amountNeeded = 'Enter an amount';
const wholeCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** A payment to start, in rand (domain rules 6.3). What is owed is checked by the service. */
export const InitiatePayatPaymentSchema = written({
  amount: v.pipe(
    v.number(amountNeeded),
    documented({ minimum: 10, maximum: 5000 }),
    v.finite(amountNeeded),
    v.check(wholeCents, amountNeeded),
    v.minValue(10, 'Enter an amount of at least R10'),
    v.maxValue(5000, 'The amount may not be more than R5 000'),
  ),
  cellNumber: optionalCell.written,
  emailAddress: optionalEmail,
});
export type InitiatePayatPayment = v.InferInput<typeof InitiatePayatPaymentSchema>;

/** Where to send the payer, and how this attempt is recognised. */
export const PaymentInitiationSchema = v.object({
  paymentId: key,
  payatReferenceNum: text,
  /** The payment id without dashes, unique per attempt. */
  digiapiExternalRef: text,
  amount: rand,
  redirectUrl: text,
  /** 30 minutes from now. */
  expiresAt: instant,
});
export type PaymentInitiation = v.InferOutput<typeof PaymentInitiationSchema>;

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
