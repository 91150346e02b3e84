import { afterQuietHours, latestPayoutRun } from '@portal/domain';
import { expect } from './journey';
import { type RunningSystem } from './running-system';

const hour = 60 * 60_000;

/** Lets time pass to a time of day at which messages go out at once, for an hour at least. */
export async function untilMessagesGoOut(system: RunningSystem) {
  const now = system.now();
  await system.letTimePass(afterQuietHours(new Date(now.getTime() + hour)).getTime() - now.getTime());
}

/** Milliseconds until payments of claims are handed to the bank again. */
function untilNextRun(now: Date): number {
  const last = latestPayoutRun(now)?.getTime() ?? 0;
  for (let hours = 1; hours < 24 * 10; hours += 1) {
    const run = latestPayoutRun(new Date(now.getTime() + hours * hour))?.getTime() ?? 0;
    if (run > Math.max(last, now.getTime())) return hours * hour;
  }
  throw new Error('No run within ten days');
}

/** Text messages of one purpose about a claim: others are paid with the same run. */
export const toldOf = async (system: RunningSystem, reference: string, purpose: string): Promise<string[]> =>
  (await system.sentMessages())
    .filter((sent) => sent.purpose === purpose && sent.text.includes(reference))
    .map(({ text }) => text);

/** Lets time pass until payments of claims were handed over, and some seconds more. */
export async function untilHandedOver(system: RunningSystem) {
  await system.letTimePass(untilNextRun(system.now()));
  await system.letTimePass(10_000);
}

/** Lets the bank pay what is ready, and waits until so many payees of a claim were told that they are paid; or that a parlour is. */
export async function untilPaid(
  system: RunningSystem,
  reference: string,
  payees = 1,
  purpose: 'CLAIM_PAID' | 'PARLOUR_PAID' = 'CLAIM_PAID',
) {
  await system.letTimePass(untilNextRun(system.now()));
  await expect
    .poll(async () => {
      await system.letTimePass(10_000);
      return (await toldOf(system, reference, purpose)).length;
    })
    .toBe(payees);
}
