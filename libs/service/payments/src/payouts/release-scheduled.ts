import { todayInJohannesburg } from '@portal/domain';
import { inTransaction, lockClaim, lockPayout, oneByOne, type PayoutRow, payoutsDue } from '@portal/service-store';
import { movePayout } from './move-payout';
import { isPayable } from './payable-cash';
import { type PayoutReportTools } from './payout-tools';

/** Payments whose day has come that are looked at in one round of the job. */
const mostARound = 500;

/** Makes payments ready whose day has come; those without an account to pay into wait for one. Gives how many there were. */
export async function releaseScheduled(tools: PayoutReportTools, signal?: AbortSignal): Promise<number> {
  const until = todayInJohannesburg(tools.clock.now());
  const work = await oneByOne(tools, 'PAYOUT_RELEASE');
  const due = await payoutsDue(tools.database, { status: 'SCHEDULED', until, most: work.batch(mostARound) });
  return work.goThrough(
    due,
    (payout) => payout,
    (payout) => release(tools, payout),
    signal,
  );
}

const release = (tools: PayoutReportTools, { id, claimId }: PayoutRow): Promise<boolean> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const claim = await lockClaim(tx, claimId);
    const payout = await lockPayout(tx, id);
    if (claim === null || payout?.status !== 'SCHEDULED') return false;
    const system = { actorType: 'SYSTEM' } as const;
    const ready = await movePayout(
      tx,
      { claim, payout },
      { to: 'READY', audit: { action: 'PAYOUT_DUE', ...system }, now },
    );
    if (!isPayable(claim, payout, todayInJohannesburg(now))) {
      const audit = { action: 'PAYOUT_WAITS_FOR_ACCOUNT', ...system };
      await movePayout(tx, ready, { to: 'WAITING_FOR_ACCOUNT', audit, now });
    }
    return true;
  });
