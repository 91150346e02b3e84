import { type ApprovalQueue, type Endpoints } from '@portal/contract';
import { takenSince } from '@portal/domain';
import { approverTypesOf, assessWaiting } from '@portal/service-change-pipeline';
import { appendAudit, approvalQueue as findQueue, inTransaction, type QueuedAction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { queuedApproval } from './queued-approval';
import { staffActor } from './standing';

const pageSize = 20;

/** A page of requests that wait for a decision. The first who sees one that nobody has judged has it judged. That it was read is written down. */
export async function approvalQueue(
  { query, caller, request }: StaffCall<Endpoints['approvalQueue']>,
  tools: Tools,
): Promise<ApprovalQueue> {
  const { pageNumber, ...filter } = query;
  const { now } = request;
  const actor = staffActor(caller);
  const asked = {
    ...filter,
    staffId: actor.id,
    mayDecide: approverTypesOf(actor.kind),
    now,
    takenSince: takenSince(now),
  };
  const read = () => findQueue(tools.database, asked, { pageNumber, pageSize });
  let found = await read();
  if (found.rows.some(isUnjudged) && (await assessWaiting(tools)) > 0) found = await read();
  const { rows, totalRecords } = found;
  const data = rows.map((row) => queuedApproval(row, actor, now));
  if (data.length > 0) {
    await inTransaction(tools.database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'REQUESTS_LISTED',
        outcome: 'SUCCEEDED',
        after: { requests: data.map(({ id }) => id) },
      }),
    );
  }
  return { data, pageNumber, pageSize, totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
}

const isUnjudged = ({ action: { status, risk } }: QueuedAction) => status === 'PENDING' && risk === null;
