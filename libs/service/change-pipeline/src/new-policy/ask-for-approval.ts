import { newRecord } from '@portal/contract';
import { type ApproverType, todayInJohannesburg } from '@portal/domain';
import { deleteDraft, type PolicyRow, type Transaction } from '@portal/service-store';
import { type Outcome, type Proposal } from '../base/change';
import { type Done } from '../base/done';
import { openAction, pendingAction } from '../submit/pending-action';
import { type PipelineTools } from '../base/tools';
import { type ApplicationRequest } from './application-request';
import { storeConsents } from './store-consents';
import { storeDocuments } from './store-documents';
import { policySummary } from './summary';

interface Asking {
  tools: PipelineTools;
  tx: Transaction;
  /** The new policy. */
  row: PolicyRow;
  request: ApplicationRequest;
  /** The policy that it was applied for on. */
  owner: PolicyRow | null;
  approver: ApproverType;
}

/** Opens the action on the new policy, with its documents and what was agreed to; the draft has done its work. */
export async function askForApproval(asking: Asking): Promise<Outcome<Done>> {
  const { tools, tx, row, request, owner, approver } = asking;
  const { actor, origin, body } = request;
  const now = tools.clock.now();
  const proposal: Proposal = {
    actionType: 'ADD_POLICY',
    entityType: 'POLICY',
    entityId: row.id,
    effectiveDate: row.inceptionDate,
    current: null,
    proposed: policySummary(row.record, body),
    changedFields: [],
    requests: [],
  };
  const context = {
    actor,
    now,
    today: todayInJohannesburg(now),
    uuid: tools.random.uuid,
    open: [],
    quote: null,
    accountNumber: null,
  };
  const step = { tools, tx, row, proposal, context, origin };
  const id = tools.random.uuid();
  const documents = await storeDocuments(step, body, id);
  await storeConsents(step, id);
  if (actor.kind === 'customer' && owner) {
    const draft = { policyNumber: owner.policyNumber, form: proposal.actionType, recordId: newRecord };
    await deleteDraft(tx, { customerId: actor.id, ...draft });
  }
  const action = pendingAction(step, { id, approverType: approver, documents });
  return openAction(step, { ...action, premiumBefore: null });
}
