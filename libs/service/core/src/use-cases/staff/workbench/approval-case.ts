import { type ApprovalCase, type Endpoints } from '@portal/contract';
import { noteRequestRead, settlePolicy, settlePolicyNow } from '@portal/service-change-pipeline';
import { type ApprovalActionRow, findActionById } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { caseOf } from './case-of';
import { staffActor } from './standing';

/** One request, to read; that it was read is written down. */
export async function approvalCase(
  { params, caller, request }: StaffCall<Endpoints['approvalCase']>,
  tools: Tools,
): Promise<ApprovalCase> {
  const action = await findSettled(tools, params.id);
  const actor = staffActor(caller);
  await noteRequestRead(tools, action, { actor, origin: request });
  return caseOf(tools.database, action, { actor, ...request });
}

/** A request as it is once everything that is due has happened, its risk judged. */
async function findSettled(tools: Tools, id: string): Promise<ApprovalActionRow> {
  const found = isUuid(id) ? await findActionById(tools.database, id) : null;
  if (found === null) throw new Refusal('NOT_FOUND');
  const isUnjudged = found.status === 'PENDING' && found.risk === null;
  if (isUnjudged) await settlePolicyNow(tools, found.policyNumber);
  const hasMoved = isUnjudged || (await settlePolicy(tools, found.policyNumber));
  return (hasMoved && (await findActionById(tools.database, id))) || found;
}
