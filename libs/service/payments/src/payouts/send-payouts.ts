import { latestPayoutRun, todayInJohannesburg } from '@portal/domain';
import { openDifferences, payoutsToSend } from '@portal/service-store';
import { oneByOne } from '../collections/one-by-one';
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
export async function sendPayouts(
  tools: PayoutTools,
  { method, mark, listOf }: PayoutChannel,
  signal?: AbortSignal,
): Promise<number> {
  const runAt = latestPayoutRun(tools.clock.now());
  if (runAt === null || (await openDifferences(tools.database)) > 0) return 0;
  const day = todayInJohannesburg(tools.clock.now());
  const ready = await payoutsToSend(tools.database, { method, runAt, day, most: mostARound });
  if (ready.length === 0) return 0;
  await listOf(day);
  const each = oneByOne('payments');
  let taken = 0;
  let silentInARow = 0;
  for (const found of ready) {
    if (signal?.aborted || silentInARow === awayAfter) break;
    const sending = await each.try(mark(tools, found), null);
    if (sending === null) continue;
    const answer = await sending.hand().catch(() => null);
    silentInARow = answer === null ? silentInARow + 1 : 0;
    if (answer?.status === 'TAKEN') taken += 1;
    if (answer?.status === 'REFUSED') {
      const report = notPaid(sending.order, answer.reason ?? (method === 'BANK' ? 'OTHER' : 'VOUCHER_NOT_ISSUED'));
      await each.try(receivePayoutReport(tools, report, method), null);
    }
  }
  each.end();
  return taken;
}
