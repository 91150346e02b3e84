import { Hono } from 'hono';
import * as v from 'valibot';
import { type Schedule } from '../clock/schedule';
import { createCallbackLine } from '../delivery/callback-line';
import { refusal, success } from '../http/answers';
import { instant, text } from '../http/fields';
import { formFields, smallBody } from '../http/form';
import { ownPagesOnly } from '../http/own-pages-only';
import { signedCalls } from '../signed/signed-calls';
import { planOf } from './outcomes';
import { PayoutOrderSchema } from './payout';
import { createPayouts } from './payouts';
import { payoutsPage } from './payouts-page';

/** The header in which both sides sign. */
const header = 'x-payout-bank-signature';

interface Options {
  /** What both sides sign with. */
  secret: string;
  callbackUrl: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const QuestionSchema = v.strictObject({ payoutId: text('payoutId', 64), sentAt: instant('sentAt') });
const date = 'day must be a date such as 2026-03-02';
const DaySchema = v.strictObject({ day: v.pipe(v.string(date), v.isoDate(date)), sentAt: instant('sentAt') });

/** The stand-in for the bank that pays claims for an insurer: takes payments, tells what became of them, and lists each day. */
export function payoutBank({ secret, callbackUrl, now, newId, schedule, fetch }: Options): Hono {
  const standIn = new Hono();
  const line = createCallbackLine({ url: callbackUrl, header, secret, now, fetch, schedule });
  const payouts = createPayouts({ now, newId, line, schedule });
  const signed = signedCalls({ header, secret, now });

  standIn.post('/payout-bank/api/payouts', smallBody, async (c) => {
    const call = await signed.body(c, PayoutOrderSchema);
    if ('refused' in call) return call.refused;
    const { sentAt: _sentAt, ...order } = call.message;
    const taken = await payouts.take(order);
    if (taken === null) return refusal(409, 'CONFLICT', 'A payment is not taken under this payoutId');
    const { payout, isRepeat } = taken;
    if (planOf(order.account.accountNumber).answer === 'NEVER') {
      return refusal(504, 'NO_ANSWER', 'The bank does not answer');
    }
    const isRefused = payout.state?.result === 'FAILED';
    const answer = isRefused ? { status: 'REFUSED', reason: payout.state?.reason } : { status: 'TAKEN', reason: null };
    return success(answer, isRepeat ? 200 : 201);
  });
  standIn.get('/payout-bank/api/payouts/one', (c) => {
    const call = signed.query(c, QuestionSchema);
    return 'refused' in call ? call.refused : success(payouts.ask(call.message.payoutId));
  });
  standIn.get('/payout-bank/api/payouts/day', (c) => {
    const call = signed.query(c, DaySchema);
    return 'refused' in call ? call.refused : success({ payouts: payouts.listOf(call.message.day) });
  });

  const page = (isTooLate = false) =>
    payoutsPage({ payouts: payouts.all(), listOf: payouts.listOf, now: now(), isTooLate });
  standIn.get('/payout-bank', (c) => c.html(page()));
  standIn.post('/payout-bank/payouts/:payoutId/decide', ownPagesOnly, smallBody, async (c) => {
    const { outcome = '' } = await formFields(c);
    const isDone = payouts.decide(c.req.param('payoutId'), outcome);
    return isDone ? c.redirect('/payout-bank', 303) : c.html(page(true), 409);
  });
  return standIn;
}
