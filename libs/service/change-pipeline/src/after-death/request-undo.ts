import {
  approverOf,
  type ConfirmedDeath,
  fieldsToUndo,
  type FieldToUndo,
  isFinalStatus,
  todayInJohannesburg,
} from '@portal/domain';
import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  type AuditEvent,
  type PolicyRow,
  type StoredAction,
  type Transaction,
  type UndoAfterDeath,
  undosAskedFor,
} from '@portal/service-store';
import { type Proposal } from '../base/change';
import { type PipelineTools } from '../base/tools';
import { pendingAction, storePending } from '../submit/pending-action';
import { appliedChanges, type ChangeMade } from '../undo/changes-made';
import { endUndo } from '../undo/end-undo';
import { fieldsStanding, isOfOne, isPresence } from '../undo/fields-standing';
import { isSame, partsOfField, peopleIn } from '../undo/policy-fields';
import { policyUndone } from '../undo/policy-undone';
import { undoRows } from '../undo/undo-words';

interface Asking {
  /** The policy, locked, once it has followed the death. */
  row: PolicyRow;
  death: ConfirmedDeath;
  /** What took effect from the day of death on. */
  made: readonly ChangeMade[];
  /** Who confirmed the death, and decides on nothing of it; a register of deaths is nobody. */
  requestedBy: StoredAction['requestedBy'];
  by: Omit<AuditEvent, 'action' | 'outcome'>;
  now: Date;
}

/**
 * Opens the one request by which an administrator undoes what was changed after a death; none where nothing is to be undone, or somebody has
 * decided about it. One that waits is replaced where another day of death asks for something else. Source: docs/domain/claims.md#c8-1.
 */
export async function requestUndo(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { row, death, made, requestedBy, by, now }: Asking,
): Promise<void> {
  const { lifeId } = death;
  if (lifeId === null || isFinalStatus(row.status)) return;
  const asked = (await undosAskedFor(tx, row.policyNumber)).filter(({ entityId }) => entityId === lifeId);
  const waiting = asked.find(({ status }) => status === 'PENDING');
  const toUndo = fieldsToUndo(death, appliedChanges(made)).filter((field) => !isAnswered(field, asked));
  const fields = fieldsStanding(row.record, { fields: toUndo });
  if (waiting && isSame(waiting.record.undo?.fields, fields)) return;
  await endUndo(tx, waiting ? [waiting] : [], { status: 'SUPERSEDED', because: otherDay, by });
  const undo = undoOf({ ...death, lifeId }, fields, made);
  const after = policyUndone(row.record, undo, todayInJohannesburg(now));
  if (undoRows(row.record, after).length > 0) await open(tools, tx, { row, undo, after, requestedBy, by, now });
}

const otherDay = 'The day of death was corrected';

/** Whether an administrator has let a field stay. */
const isAnswered = ({ changeIds }: FieldToUndo, asked: readonly ApprovalActionRow[]): boolean => {
  const ended = asked.filter(({ status }) => status === 'DECLINED' || status === 'FAILED');
  const answered = ended.flatMap(({ record }) => record.undo?.fields.flatMap((field) => field.changeIds) ?? []);
  return changeIds.every((id) => answered.includes(id));
};

function undoOf(death: UndoAfterDeath['death'], fields: FieldToUndo[], made: readonly ChangeMade[]): UndoAfterDeath {
  const undone = made.filter(({ id }) => fields.some(({ changeIds }) => changeIds.includes(id)));
  const account = fields.find(({ field }) => field === 'Policy.Account');
  const before = undone.find(({ id }) => account?.changeIds.includes(id))?.before;
  return {
    death: { kind: death.kind, lifeId: death.lifeId, died: death.died },
    fields,
    changes: undone
      .filter(({ kind }) => kind !== 'UNDO_AFTER_DEATH')
      .map(({ kind, at, isBySignIn, askedBy }) => ({
        kind,
        at: at.toISOString(),
        askedBy: isBySignIn ? null : (askedBy ?? 'our staff'),
      })),
    left: whoLeft(fields, made),
    account: before ? { BankingDetails: before.BankingDetails, DebiCheckMandate: before.DebiCheckMandate } : null,
  };
}

/** Who was taken off, as they were before the first change that touched them. */
const whoLeft = (fields: readonly FieldToUndo[], made: readonly ChangeMade[]): UndoAfterDeath['left'] =>
  fields
    .filter((field) => isPresence(field) && field.from === null)
    .flatMap((presence) => {
      const { entityId, field } = presence;
      const ids = fields.filter((one) => isOfOne(one, presence)).flatMap(({ changeIds }) => changeIds);
      const before = made.find(({ id }) => ids.includes(id))?.before;
      const { of } = partsOfField(field);
      const record = before && of !== 'Policy' ? peopleIn(before, of).find(({ id }) => id === entityId) : undefined;
      return record ? [{ ...record, id: entityId }] : [];
    });

interface Opening extends Pick<Asking, 'row' | 'requestedBy' | 'by' | 'now'> {
  undo: UndoAfterDeath;
  after: PolicyRow['record'];
}

async function open(
  { random }: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { row, undo, after, requestedBy, by, now }: Opening,
): Promise<void> {
  const approverType = approverOf('UNDO_AFTER_DEATH', 'consultant', []);
  if (approverType === null) throw new Error('Nobody decides on what a death undoes');
  const { lifeId } = undo.death;
  const proposal: Proposal = {
    actionType: 'UNDO_AFTER_DEATH',
    entityType: 'POLICY',
    // One request for each death; a takeover of the same policy has the id of the policy.
    entityId: lifeId,
    effectiveDate: todayInJohannesburg(now),
    current: { Product_Name: row.record.Product.Product_Name },
    proposed: { Product_Name: after.Product.Product_Name },
    changedFields: [],
    requests: [],
    undo,
  };
  const actor = { ...requestedBy, kind: 'consultant' } as const;
  const context = {
    actor,
    now,
    today: proposal.effectiveDate,
    uuid: random.uuid,
    open: [],
    quote: null,
    accountNumber: null,
  };
  const changes = undoRows(row.record, after);
  const action: StoredAction = {
    ...pendingAction({ row, proposal, context }, { id: random.uuid(), approverType, documents: [] }),
    requestedBy,
    changes,
  };
  await storePending(tx, row, action, now);
  await appendAudit(tx, {
    ...by,
    policyNumber: row.policyNumber,
    action: 'CHANGE_REQUESTED',
    outcome: 'SUCCEEDED',
    reason: action.actionType,
    entityType: action.entityType,
    entityId: action.entityId,
    before: Object.fromEntries(changes.map(({ label, current }) => [label, current])),
    after: aboutAction(action.id, Object.fromEntries(changes.map(({ label, proposed }) => [label, proposed]))),
  });
}
