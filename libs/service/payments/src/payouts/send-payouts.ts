import { latestPayoutRun, todayInJohannesburg } from '@portal/domain';
import { oneByOne, openDifferences, payoutsToSend, type PayoutToSend } from '@portal/service-store';
import { notPaid } from './not-paid';
import { type PayoutChannel } from './payout-channel';
import { type PayoutTools } from './payout-tools';
import { receivePayoutReport } from './receive-payout-report';

/** Payments handed over in one round of the job; the next round goes on with the run. */
const mostARound = 500;
/** So many in a row that nobody answered: whoever takes them is away, and the round ends. */
const awayAfter = 3;

/**
 * Hands payments that are ready to whoever makes them in this way, once a run has begun. Each is SENT in the database before anybody is called
 * and is never sent again: what became of one whose answer was lost only they can say, and they are asked. Nothing goes while the books and the
 * lists differ, or while whoever takes it does not even answer a question. Gives how many were taken.
 */
export async function sendPayouts(tools: PayoutTools, channel: PayoutChannel, signal?: AbortSignal): Promise<number> {
  const { method, listOf } = channel;
  const runAt = latestPayoutRun(tools.clock.now());
  if (runAt === null || (await openDifferences(tools.database)) > 0) return 0;
  const day = todayInJohannesburg(tools.clock.now());
  const work = await oneByOne(tools, 'PAYOUT_SENDING');
  const ready = await payoutsToSend(tools.database, { method, runAt, day, most: work.batch(mostARound) });
  if (ready.length === 0) return 0;
  await listOf(day);
  let taken = 0;
  let silentInARow = 0;
  for (const found of ready) {
    if (signal?.aborted || silentInARow === awayAfter) break;
    const answer = await work.try(found, () => send(tools, channel, found), 'NOT_SENT');
    if (answer === 'NOT_SENT') continue;
    silentInARow = answer === 'NO_ANSWER' ? silentInARow + 1 : 0;
    if (answer === 'TAKEN') taken += 1;
  }
  return taken;
}

/** What became of a payment: it does not go, or what whoever takes it said. */
type Sent = 'NOT_SENT' | 'TAKEN' | 'REFUSED' | 'NO_ANSWER';

async function send(tools: PayoutTools, { method, mark }: PayoutChannel, found: PayoutToSend): Promise<Sent> {
  const sending = await mark(tools, found);
  if (sending === null) return 'NOT_SENT';
  const answer = await sending.hand().catch(() => null);
  if (answer?.status === 'REFUSED') {
    const report = notPaid(sending.order, answer.reason ?? (method === 'BANK' ? 'OTHER' : 'VOUCHER_NOT_ISSUED'));
    await receivePayoutReport(tools, report, method);
  }
  return answer?.status ?? 'NO_ANSWER';
}
