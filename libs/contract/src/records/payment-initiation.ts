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
  amount: v.pipe(
    v.number(paymentSentences.missing),
    documented({ minimum: paymentLimits.least, maximum: paymentLimits.most }),
    v.finite(paymentSentences.missing),
    v.check(wholeCents, paymentSentences.missing),
    v.minValue(paymentLimits.least, paymentSentences.tooLittle),
    v.maxValue(paymentLimits.most, paymentSentences.tooMuch),
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
