import { paymentLimits, paymentSentences } from '@portal/domain';
import * as v from 'valibot';
import { documented } from '../fields/documented';
import { optionalCell } from '../fields/phone';
import { instant, key, rand, text } from '../fields/plain';
import { written } from '../fields/written';
import { wholeCents } from '../fields/whole-cents';
import { optionalEmail } from './person';

/** A payment to start, in rand (docs/domain/payments.md#r6-3). What is owed is checked by the service. */
export const InitiatePayatPaymentSchema = written({
  /** What is to be paid, in rand with whole cents. */
  amount: v.pipe(
    v.number(paymentSentences.missing),
    documented({ minimum: paymentLimits.least, maximum: paymentLimits.most }),
    v.finite(paymentSentences.missing),
    v.check(wholeCents, paymentSentences.missing),
    v.minValue(paymentLimits.least, paymentSentences.tooLittle),
    v.maxValue(paymentLimits.most, paymentSentences.tooMuch),
  ),
  /** Where the payer is told, or null. */
  cellNumber: optionalCell.written,
  /** Where the payer is told, or null. */
  emailAddress: optionalEmail,
});
export type InitiatePayatPayment = v.InferInput<typeof InitiatePayatPaymentSchema>;

/** Where to send the payer, and how this attempt is recognised. */
export const PaymentInitiationSchema = v.object({
  /** The id of this attempt. */
  paymentId: key,
  /** The reference of the policy at Pay@. */
  payatReferenceNum: text,
  /** The payment id without dashes, unique per attempt. */
  digiapiExternalRef: text,
  /** What is to be paid. */
  amount: rand,
  /** The page of Pay@ on which it is paid. */
  redirectUrl: text,
  /** When the page can be used no more, 30 minutes from now. */
  expiresAt: instant,
});
export type PaymentInitiation = v.InferOutput<typeof PaymentInitiationSchema>;
