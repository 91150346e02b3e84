import { type Endpoints, type StaffPayout } from '@portal/contract';
import { done, once, type Outcome, refused } from '@portal/service-change-pipeline';
import {
  appendAudit,
  findPayout,
  inTransaction,
  lockClaim,
  lockPayout,
  savePayout,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';
import { payoutRead, unclaimedRead } from '../staff/case/payout-read';

type Call = StaffCall<Endpoints['tracePayee']>;

/**
 * Notes what somebody did to find whoever is to be paid; a year later it is to be done again. Refuses with INVALID_STATUS a payment that is no
 * unclaimed benefit, with STALE_VERSION one that was read before it changed. Source: docs/domain/claims.md#c6-1.
 */
export async function tracePayee(call: Call, tools: Tools): Promise<StaffPayout> {
  const { params, body, caller, request } = call;
  const { id } = params;
  const found = isUuid(id) ? await findPayout(tools.database, id) : null;
  if (found === null) throw new Refusal('NOT_FOUND');
  const { idempotencyKey: key, now } = request;
  const intention = key === null ? null : { subject: caller.staff.id, route: `trace-payee ${id}`, key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    if ((await lockClaim(tx, found.claimId)) === null) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, () => trace(call, tx));
  });
  if (!outcome.success) throw refusalOf(outcome);
  return outcome.value;
}

async function trace({ params, body, caller, request }: Call, tx: Transaction): Promise<Outcome<StaffPayout>> {
  const { now, today } = request;
  const payout = await lockPayout(tx, params.id);
  if (payout === null || payout.version !== body.version) return refused('STALE_VERSION');
  if (unclaimedRead(payout, today) === null) {
    return refused('INVALID_STATUS', 'This payment does not wait for somebody who has to be found.');
  }
  const { id, name } = caller.staff;
  const { record } = payout;
  const traced = [...(record.traced ?? []), { by: { id, name }, at: now.toISOString(), note: body.note }];
  const saved = await savePayout(tx, payout, { ...payout, record: { ...record, traced } }, now);
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: payout.policyNumber,
    action: 'PAYEE_TRACED',
    outcome: 'SUCCEEDED',
    entityType: 'PAYOUT',
    entityId: payout.id,
    reason: body.note,
    after: { Number: payout.number },
  });
  return done(payoutRead(saved, { caller, today }));
}
