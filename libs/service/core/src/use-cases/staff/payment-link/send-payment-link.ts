import { type Endpoints, portalPaths } from '@portal/contract';
import { addDays, maskPhone } from '@portal/domain';
import {
  appendAudit,
  findRecipient,
  paymentsOf,
  type PolicyRow,
  messageQueue,
  timesOfAct,
  type Transaction,
} from '@portal/service-store';
import { type ServicingCall, type Tools } from '../../../call/use-case';
import { paidStatus } from '../../../policy-view/paid-status';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { dayStart } from '../../day-start';
import { paymentRecord } from '../../documents/payment-documents';
import { onceForPolicy } from '../servicing/once-for-policy';

type Call = ServicingCall<Endpoints['sendPaymentLink']>;

const mostADay = 3;

/** Promises the policyholder a text message that says where they pay: staff never take a payment (docs/domain/changes.md#r7-3). */
export async function sendPaymentLink(call: Call, tools: Tools) {
  const { policy, caller, request } = call;
  const asked = { policyNumber: policy.policyNumber, route: 'payment-link', caller, request };
  const sent = await onceForPolicy(tools, asked, async (tx, row) => {
    const to = await numberToPayFrom(tx, row, call);
    const message = { channel: 'SMS', to, text: linkText(tools, row), purpose: 'PAYMENT_LINK' } as const;
    const { policyNumber } = row;
    await messageQueue.enqueue(tx, { id: tools.random.uuid(), policyNumber, message, now: request.now });
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'PAYMENT_LINK_SENT',
      outcome: 'SUCCEEDED',
      after: { sentTo: maskPhone(to) },
    });
    return { sentTo: maskPhone(to) };
  });
  request.after(tools.sendEnqueued);
  return sent;
}

/** The number on record, where the policyholder may pay now and was not written to too often today. */
async function numberToPayFrom(
  tx: Transaction,
  { policyNumber, record }: PolicyRow,
  { request }: Call,
): Promise<string> {
  const { now, today } = request;
  const payments = await paymentsOf(tx, policyNumber);
  if (!paidStatus(record, payments.map(paymentRecord), today).Can_Pay_Now) {
    throw new Refusal('INVALID_STATUS', 'Nothing can be paid on this policy now.');
  }
  const to = await findRecipient(tx, policyNumber);
  if (!to) throw new Refusal('CONFLICT', 'There is no cellphone number on this policy.');
  const sent = await timesOfAct(tx, { policyNumber, action: 'PAYMENT_LINK_SENT', since: dayStart(today) });
  if (sent.length >= mostADay) {
    const seconds = Math.ceil((dayStart(addDays(today, 1)).getTime() - now.getTime()) / 1000);
    const message = `The link was sent ${mostADay} times today. You can send it again tomorrow.`;
    throw new Refusal('RATE_LIMIT', message, { headers: { 'retry-after': String(seconds) } });
  }
  return to;
}

/** One text message long. It names no amount: others may read it. */
const linkText = ({ issuer, portalUrl }: Tools, { policyNumber }: PolicyRow) =>
  `${issuer.productName}: pay for your policy ending ${policyNumber.slice(-4)} at ${portalUrl}${portalPaths.payNow()}. ` +
  'You sign in with a one-time PIN. Never share it.';
