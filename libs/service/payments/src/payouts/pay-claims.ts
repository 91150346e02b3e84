import { everyStep } from '../collections/every-step';
import { askAboutPayouts } from './ask-about-payouts';
import { payoutChannels } from './payout-channel';
import { type PayoutTools } from './payout-tools';
import { proveDays } from './prove-days';
import { releaseScheduled } from './release-scheduled';
import { sendPayouts } from './send-payouts';

/**
 * Pays claims: makes ready what is due, asks where an answer is missing, and then for each way to pay compares the days that are over with the
 * list of whoever pays so, and hands over what goes with the run that has begun. Nothing is handed over in a way of which a day before was not
 * compared; who is away holds up no other. Gives how much was done.
 */
export async function payClaims(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const each = everyStep();
  let done = await each.try(releaseScheduled(tools, signal), 0);
  done += await each.try(askAboutPayouts(tools, signal), 0);
  for (const channel of payoutChannels(tools)) {
    const proved = await each.try<number | null>(proveDays(tools, channel, signal), null);
    const isProved = proved !== null && !signal?.aborted;
    done += (proved ?? 0) + (isProved ? await each.try(sendPayouts(tools, channel, signal), 0) : 0);
  }
  each.end();
  return done;
}
