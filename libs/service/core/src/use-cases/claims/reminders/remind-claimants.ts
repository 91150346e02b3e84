import { todayInJohannesburg } from '@portal/domain';
import {
  claimsToRemind,
  type ClaimRow,
  type Clock,
  type Database,
  inTransaction,
  lockClaim,
  lockPolicy,
  noteRemindersLookedAt,
  payoutsOfClaims,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { remindOfAccounts } from './remind-of-accounts';
import { remindOfDocuments } from './remind-of-documents';

/** What reminders are sent with. */
interface ReminderTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
}

/** Claims looked up in one go, and looked at in one round: the rest comes in the next. */
const batch = 100;
const mostInRound = 1000;
const beforeEvery = '00000000-0000-0000-0000-000000000000';

/**
 * Reminds whoever claims of the documents that are missing, and of the account once something is approved, each on its days; a claim for
 * which nothing comes is closed for now in the end. Every claim is looked at once a day, in a transaction of its own that notes what was sent:
 * each reminder goes out once, however many processes do this, and late when a day was missed. A claim that fails holds up no other and is
 * tried again; rejects at the end when one did. Gives how many were reminded or closed. Source: docs/domain/claims.md#c2-5 and #c3.
 */
export async function remindClaimants(tools: ReminderTools, signal?: AbortSignal): Promise<number> {
  const today = todayInJohannesburg(tools.clock.now());
  const failures: unknown[] = [];
  let reminded = 0;
  let after = beforeEvery;
  for (let looked = 0; looked < mostInRound; looked += batch) {
    const found = await claimsToRemind(tools.database, { today, after, most: batch });
    for (const claim of found) {
      if (signal?.aborted) break;
      await inTransaction(tools.database, (tx) => remind(tools, tx, claim)).then(
        (isReminded) => (reminded += isReminded ? 1 : 0),
        (error: unknown) => failures.push(error),
      );
    }
    const last = found.at(-1);
    if (last === undefined || found.length < batch || signal?.aborted) break;
    after = last.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, `Reminders of ${failures.length} claims failed`);
  return reminded;
}

async function remind(
  { clock, random }: ReminderTools,
  tx: Transaction,
  { id, policyNumber }: Pick<ClaimRow, 'id' | 'policyNumber'>,
): Promise<boolean> {
  const now = clock.now();
  const today = todayInJohannesburg(now);
  const policy = await lockPolicy(tx, policyNumber);
  const claim = await lockClaim(tx, id);
  if (policy === null || claim === null) throw new Error('The policy of a claim is gone');
  if (claim.remindersLookedOn !== null && claim.remindersLookedOn >= today) return false; // another process was faster
  const payouts = await payoutsOfClaims(tx, [id]);
  const waiting = { claim, policy, payouts, now, today };
  const isReminded =
    claim.status === 'REPORTED'
      ? await remindOfDocuments({ random }, tx, waiting)
      : await remindOfAccounts({ random }, tx, waiting);
  await noteRemindersLookedAt(tx, id, today);
  return isReminded;
}
