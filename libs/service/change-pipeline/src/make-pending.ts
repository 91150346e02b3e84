import { fieldChanges } from '@portal/contract/words';
import { approvalRules, type ApproverType } from '@portal/domain';
import { acceptQuote, insertApprovalAction, type StoredAction, type UploadRow } from '@portal/service-store';
import { auditChange } from './audit-change';
import { done, type Outcome } from './change';
import { closeReplaced } from './close-replaced';
import { type Done, type Step } from './done';
import { dropDraft } from './drop-draft';
import { keepUploads } from './keep-uploads';
import { noticesOfPending, sendNotices } from './notices';
import { entityLabel } from './proposals/entity-label';
import { putEntity } from './put-entity';

const day = 86_400_000;

/** Stores a change that somebody else decides: nothing on the policy moves yet. */
export async function makePending(step: Step, approverType: ApproverType): Promise<Outcome<Done>> {
  const { tools, tx, row, proposal, context } = step;
  const id = tools.random.uuid();
  await closeReplaced(step, false);
  const kept = await keepUploads(step, id);
  const action = actionOf(step, id, approverType, kept);
  await insertApprovalAction(tx, {
    ...{ id, policyNumber: row.policyNumber, entityType: action.entityType, entityId: action.entityId },
    ...{ status: 'PENDING', effectiveDate: null, record: action, version: 1 },
    ...{ requestedAt: context.now, expiresAt: new Date(action.expiresAt) },
  });
  if (context.quote) await acceptQuote(tx, context.quote.id);
  await dropDraft(step);
  await sendNotices(tools, tx, row, noticesOfPending(row, action), context.now);
  await auditChange(tx, step, { action: 'CHANGE_REQUESTED', outcome: 'SUCCEEDED', reason: proposal.actionType });
  return done({ outcome: 'PENDING', effectiveDate: null, action });
}

/** The action as it is kept: everything somebody needs to decide. */
function actionOf(
  { row, proposal, context }: Step,
  id: string,
  approverType: ApproverType,
  kept: UploadRow[],
): StoredAction {
  const { actionType, entityType, entityId, current, proposed } = proposal;
  const { actor, now } = context;
  const after = putEntity(row.record, proposal);
  const isRemoval = actionType.startsWith('DELETE_');
  return {
    ...{ id, policyNumber: row.policyNumber, actionType, entityType, entityId, status: 'PENDING', approverType },
    entityLabel: entityLabel(entityType, proposed ?? current),
    ...{ currentValue: current, proposedValue: proposed },
    changes: fieldChanges(entityType, current, isRemoval ? null : proposed),
    premiumBefore: row.record.Monthly_Premium,
    premiumAfter: after?.Monthly_Premium ?? row.record.Monthly_Premium,
    effectiveDate: proposal.effectiveDate,
    requestedBy: { id: actor.id, name: actor.name, role: actor.kind },
    requestedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + approvalRules[actionType].expiryDays * day).toISOString(),
    ...{ decidedBy: null, decidedAt: null, comment: null, consentMethod: null, consentReference: null },
    documents: documentList(proposal.requests, kept, context.uuid),
    failureReason: null,
  };
}

/** The papers asked for, received or not, and whatever else was sent. */
function documentList(
  requests: Step['proposal']['requests'],
  kept: readonly UploadRow[],
  uuid: () => string,
): StoredAction['documents'] {
  type Listed = StoredAction['documents'][number];
  const asked = requests.map(({ anyOf }): Listed => {
    const sent = kept.find(({ type }) => anyOf.some((one) => one === type));
    const type = sent?.type ?? anyOf[0] ?? 'OTHER';
    return {
      ...{ id: sent?.id ?? uuid(), fileName: sent?.fileName ?? null, type: type as Listed['type'] },
      ...{ required: true, received: sent !== undefined },
    };
  });
  const others = kept.filter(({ id }) => !asked.some((one) => one.id === id));
  return [
    ...asked,
    ...others.map(({ id, fileName, type }): Listed => {
      return { id, fileName, type: type as Listed['type'], required: false, received: true };
    }),
  ];
}
