import { type Endpoints, type StaffPayout } from '@portal/contract';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { appendAudit, type PayoutRow, savePayout, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { payoutRead, unclaimedRead } from '../staff/case/payout-read';
import { onPayout } from './on-payout';

type Call = StaffCall<Endpoints['tracePayee']>;

/**
 * Notes what somebody did to find whoever is to be paid; a year later it is to be done again. Refuses with INVALID_STATUS a payment that is no
 * unclaimed benefit, with STALE_VERSION one that was read before it changed. Source: docs/domain/claims.md#c6-1.
 */
export const tracePayee = (call: Call, tools: Tools): Promise<StaffPayout> =>
  onPayout(call, tools, 'trace-payee', (tx, _held, payout) => trace(call, tx, payout));

async function trace(
  { body, caller, request }: Call,
  tx: Transaction,
  payout: PayoutRow,
): Promise<Outcome<StaffPayout>> {
  const { now, today } = request;
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
