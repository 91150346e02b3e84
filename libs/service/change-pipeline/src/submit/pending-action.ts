import { fieldChanges } from '@portal/contract/words';
import { kindsOfChange } from '@portal/domain';
import {
  insertApprovalAction,
  type PolicyRow,
  type StoredAction,
  type Transaction,
  type UploadRow,
} from '@portal/service-store';
import { auditChange } from '../audit/audit-change';
import { auditOverride } from '../audit/audit-override';
import { done, type Outcome, type Proposal } from '../base/change';
import { type Done, type Step } from '../base/done';
import { noticesOfPending, sendNotices } from '../base/notices';
import { entityLabel } from '../base/entity-label';
import { addsRecord, putEntity } from '../record/put-entity';
import { splitRows } from '../rules/splits';
import { assessRisk } from '../risk/assess-risk';

const day = 86_400_000;

/** Opens an action: it is stored, told to whoever decides or asked, and written down. */
export async function openAction(
  { tools, tx, row, proposal, context, origin }: Omit<Step, 'uploads'>,
  action: StoredAction,
): Promise<Outcome<Done>> {
  await storePending(tx, row, action, context.now);
  await sendNotices(tools, tx, row, noticesOfPending(row, action), context.now);
  const told = { action: 'CHANGE_REQUESTED', outcome: 'SUCCEEDED', reason: proposal.actionType } as const;
  const step = { row, proposal, context, origin };
  await auditChange(tx, step, told);
  await auditOverride(tx, step, action.id);
  return done({ outcome: 'PENDING', effectiveDate: null, action });
}

/** Stores a request that waits, with how much there is to look at. */
export async function storePending(
  tx: Transaction,
  row: PolicyRow,
  action: StoredAction,
  requestedAt: Date,
): Promise<void> {
  await insertApprovalAction(tx, {
    id: action.id,
    policyNumber: row.policyNumber,
    entityType: action.entityType,
    entityId: action.entityId,
    status: 'PENDING',
    effectiveDate: null,
    record: action,
    version: 1,
    requestedAt,
    expiresAt: new Date(action.expiresAt),
    ...(await assessRisk(tx, row, action)),
  });
}

/** The action as it is kept: everything somebody needs to decide. */
export function pendingAction(
  { row, proposal, context }: Pick<Step, 'row' | 'proposal' | 'context'>,
  { id, approverType, documents }: Pick<StoredAction, 'id' | 'approverType' | 'documents'>,
): StoredAction {
  const { actionType, entityType, entityId, current, proposed } = proposal;
  const { actor, now } = context;
  const after = putEntity(row.record, proposal);
  const isRemoval = kindsOfChange[actionType].effect === 'removal';
  return {
    id,
    policyNumber: row.policyNumber,
    actionType,
    entityType,
    entityId,
    status: 'PENDING',
    approverType,
    entityLabel: entityLabel(entityType, proposed ?? current),
    currentValue: current,
    proposedValue: proposed,
    changes: [
      ...fieldChanges(entityType, addsRecord(proposal) ? null : current, isRemoval ? null : proposed),
      ...splitRows(row.record, proposal),
    ],
    premiumBefore: row.record.Monthly_Premium,
    premiumAfter: after?.Monthly_Premium ?? row.record.Monthly_Premium,
    effectiveDate: proposal.effectiveDate,
    requestedBy: { id: actor.id, name: actor.name, role: actor.kind },
    requestedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + kindsOfChange[actionType].expiryDays * day).toISOString(),
    decidedBy: null,
    decidedAt: null,
    comment: null,
    consentMethod: null,
    consentReference: null,
    documents,
    failureReason: null,
    ...(proposal.takeover && { takeover: proposal.takeover }),
    ...(proposal.undo && { undo: proposal.undo }),
    ruleOverride: proposal.override
      ? { rules: proposal.override.rules.map(({ sentence }) => sentence), reason: proposal.override.reason }
      : null,
  };
}

/** The documents asked for, received or not, and whatever else was sent. */
export function documentList(
  requests: Proposal['requests'],
  kept: readonly UploadRow[],
  uuid: () => string,
): StoredAction['documents'] {
  type Listed = StoredAction['documents'][number];
  const asked = requests.map(({ anyOf }): Listed => {
    const sent = kept.find(({ type }) => anyOf.some((one) => one === type));
    const type = sent?.type ?? anyOf[0] ?? 'OTHER';
    return {
      id: sent?.id ?? uuid(),
      fileName: sent?.fileName ?? null,
      type: type as Listed['type'],
      required: true,
      received: sent !== undefined,
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
