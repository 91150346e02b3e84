import { type Endpoints, PayatCallbackSchema, type PaymentInitiation } from '@portal/contract';
import { initiatePayment, receiveReport } from '@portal/service-payments';
import { type OwnPolicyCall, type ReportCall, type Tools } from '../call/use-case';
import { readSigned } from '../wire/read-signed';
import { Refusal } from '../wire/refusal';
import { refusalOf } from './pipeline-tools';

/** Sends a customer on to the payment page (docs/domain/payments.md#r6-3). */
export async function initiatePayatPayment(
  { policy, caller, request, body }: OwnPolicyCall<Endpoints['initiatePayatPayment']>,
  { payments }: Tools,
): Promise<PaymentInitiation> {
  const { amount, cellNumber, emailAddress } = body;
  const started = await initiatePayment(payments, {
    policyNumber: policy.policyNumber,
    customerId: caller.customer.id,
    amount,
    cellNumber,
    emailAddress,
    origin: request,
  });
  if (!started.success) throw refusalOf(started);
  return started.value;
}

/** Takes in what the payment provider reports; whoever cannot sign it is nobody (docs/domain/payments.md#r6-5). */
export async function payatCallback({ raw, signature, request }: ReportCall, tools: Tools) {
  const { secrets, payments } = tools;
  const signed = { raw, signature, secret: secrets.payat, now: request.now };
  const report = readSigned(PayatCallbackSchema, signed);
  const received = await receiveReport(payments, report);
  if (received === 'UNKNOWN') throw new Refusal('NOT_FOUND', 'No policy has this reference. The money is kept.');
  return { received: true } as const;
}
