import { oneByOne } from '../collections/one-by-one';
import { askAboutPayouts } from './ask-about-payouts';
import { type PayoutTools } from './payout-tools';
import { proveDays } from './prove-days';
import { releaseScheduled } from './release-scheduled';
import { sendPayouts } from './send-payouts';

/**
 * Pays claims: makes ready what is due, asks where the bank stayed silent, compares the days that are over with its list, and hands over what
 * goes with the run that has begun. Nothing is handed over unless every day before was compared. Gives how much was done.
 */
export async function payClaims(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const each = oneByOne('steps');
  const released = await each.try(releaseScheduled(tools, signal), 0);
  const answered = await each.try(askAboutPayouts(tools, signal), 0);
  const proved = await each.try<number | null>(proveDays(tools, signal), null);
  const sent = proved === null || signal?.aborted ? 0 : await each.try(sendPayouts(tools, signal), 0);
  each.end();
  return released + answered + (proved ?? 0) + sent;
}
