import { Hono } from 'hono';
import { createCallbackLine } from '../delivery/callback-line';
import { refusal, success } from '../http/answers';
import { smallBody } from '../http/form';
import { decisionRoutes } from '../http/pages/decision-routes';
import { payoutQuestions } from '../signed/payout-questions';
import { signedCalls } from '../signed/signed-calls';
import { type SigningPartner } from '../signed/signing-partner';
import { planOf } from './outcomes';
import { PayoutOrderSchema } from './payout';
import { createPayouts } from './payouts';
import { payoutsPage } from './payouts-page';

/** The header in which both sides sign. */
const header = 'x-payout-bank-signature';

/** The stand-in for the bank that pays claims for an insurer: takes payments, tells what became of them, and lists each day. */
export function payoutBank({ secret, callbackUrl, now, newId, schedule, fetch }: SigningPartner): Hono {
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
  const questions = payoutQuestions({
    api: '/payout-bank/api/payouts',
    signed,
    ask: payouts.ask,
    day: (day) => ({ payouts: payouts.listOf(day) }),
  });
  standIn.route('/', questions);

  const pages = decisionRoutes({
    page: '/payout-bank',
    entries: '/payout-bank/payouts',
    about: 'the payment',
    render: (tooLate) => payoutsPage({ payouts: payouts.all(), listOf: payouts.listOf, now: now(), tooLate }),
    decide: payouts.decide,
  });
  return standIn.route('/', pages);
}
