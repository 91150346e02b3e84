import { Hono } from 'hono';
import { createCallbackLine } from '../delivery/callback-line';
import { refusal, success } from '../http/answers';
import { smallBody } from '../http/form';
import { decisionRoutes } from '../http/pages/decision-routes';
import { writtenCents } from '../http/pages/written';
import { payoutQuestions } from '../signed/payout-questions';
import { signedCalls } from '../signed/signed-calls';
import { type SigningPartner } from '../signed/signing-partner';
import { type Inbox } from '../sms-gateway/inbox';
import { planOf } from './outcomes';
import { VoucherOrderSchema } from './voucher';
import { createVouchers } from './vouchers';
import { vouchersPage } from './vouchers-page';

/** The header in which both sides sign. */
const header = 'x-voucher-signature';

interface Options extends SigningPartner {
  /** The phones that codes are sent to. */
  inbox: Inbox;
}

/** Eight digits, in groups of four. */
const randomCode = () =>
  Array.from(crypto.getRandomValues(new Uint16Array(2)), (group) => String(group % 10_000).padStart(4, '0')).join(' ');

/** The stand-in for whoever issues vouchers for cash at a store: sends the code to the phone, and tells what became of it. */
export function voucherProvider({ secret, callbackUrl, inbox, now, newId, schedule, fetch }: Options): Hono {
  const standIn = new Hono();
  const line = createCallbackLine({ url: callbackUrl, header, secret, now, fetch, schedule });
  const vouchers = createVouchers({
    now,
    newId,
    newCode: randomCode,
    line,
    schedule,
    text: ({ order: { cellNumber, amountCents, reference }, code }) =>
      void inbox.receive({
        to: cellNumber,
        text: `Cash voucher: ${writtenCents(amountCents)} for ${reference}. Your code is ${code}. Show it with your ID at a till within 30 days.`,
        purpose: 'CASH_VOUCHER',
      }),
  });
  const signed = signedCalls({ header, secret, now });

  standIn.post('/vouchers/api/vouchers', smallBody, async (c) => {
    const call = await signed.body(c, VoucherOrderSchema);
    if ('refused' in call) return call.refused;
    const { sentAt: _sentAt, ...order } = call.message;
    const taken = vouchers.take(order);
    if (taken === null) return refusal(409, 'CONFLICT', 'A voucher is not issued under this payoutId');
    const { voucher, isRepeat } = taken;
    if (!planOf(order.cellNumber).isAnswered) return refusal(504, 'NO_ANSWER', 'The provider does not answer');
    const isRefused = voucher.state?.result === 'NOT_DELIVERED';
    const answer = isRefused
      ? { status: 'REFUSED', reason: 'VOUCHER_NOT_DELIVERED' }
      : { status: 'TAKEN', reason: null };
    return success(answer, isRepeat ? 200 : 201);
  });
  const questions = payoutQuestions({
    api: '/vouchers/api/vouchers',
    signed,
    ask: vouchers.ask,
    day: (day) => ({ vouchers: vouchers.listOf(day) }),
  });
  standIn.route('/', questions);

  const pages = decisionRoutes({
    page: '/vouchers',
    entries: '/vouchers/vouchers',
    about: 'the voucher',
    render: (tooLate) => vouchersPage({ vouchers: vouchers.all(), listOf: vouchers.listOf, now: now(), tooLate }),
    decide: vouchers.decide,
  });
  return standIn.route('/', pages);
}
