import { type StaffPayout } from '@portal/contract';
import { once, type Outcome, refused } from '@portal/service-change-pipeline';
import { findPayout, inTransaction, lockPayout, type PayoutRow, type Transaction } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { type RequestContext } from '../../../caller/request-context';
import { type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { refusalOf } from '../../pipeline-tools';
import { type LockedClaim, lockClaimAndPolicy } from '../locked-claim';

/** A call about one payment, which says what version of it was read. */
interface PayoutCall {
  params: { id: string };
  body: { version: number };
  caller: StaffCaller;
  request: RequestContext;
}

/**
 * Does something with one payment while it, its claim and its policy are held; sent again under the same key it is done once. Refuses with
 * NOT_FOUND, and with STALE_VERSION a payment that was read before it changed.
 */
export async function onPayout(
  { params: { id }, body, caller, request: { idempotencyKey: key, now } }: PayoutCall,
  { database }: Tools,
  route: string,
  act: (tx: Transaction, held: LockedClaim, payout: PayoutRow) => Promise<Outcome<StaffPayout>>,
): Promise<StaffPayout> {
  const found = isUuid(id) ? await findPayout(database, id) : null;
  if (found === null) throw new Refusal('NOT_FOUND');
  const intention = key === null ? null : { subject: caller.staff.id, route: `${route} ${id}`, key };
  const outcome = await inTransaction(database, async (tx) => {
    const held = await lockClaimAndPolicy(tx, { id: found.claimId, policyNumber: found.policyNumber });
    return once(tx, { intention, body, now }, async () => {
      const payout = await lockPayout(tx, id);
      return payout?.version === body.version ? act(tx, held, payout) : refused('STALE_VERSION');
    });
  });
  if (!outcome.success) throw refusalOf(outcome);
  return outcome.value;
}
