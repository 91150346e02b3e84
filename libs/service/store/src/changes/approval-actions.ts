import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { type Identified, nameKey, numberKey } from '@portal/domain';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { type ApprovalActionRow, approvalActions, type NewApprovalAction } from '../schema/approval-actions';
import { actionsOf } from './actions-of';

/** What waits for a decision on a policy, newest first. */
export const pendingActions = (executor: Executor, policyNumber: string): Promise<ApprovalActionRow[]> =>
  pendingOf(executor, { policyNumber });

const pendingOf = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  actionsOf(executor, policyNumber, eq(approvalActions.status, 'PENDING')),
);

/** The same and what is approved but applies later than `today` (YYYY-MM-DD). Source: docs/domain/records.md#r9-19. */
export const openActions = (executor: Executor, policyNumber: string, today: string): Promise<ApprovalActionRow[]> =>
  openOf(executor, { policyNumber, today });

const openOf = builtOnce((executor, { policyNumber, today }: { policyNumber: string; today: string }) =>
  actionsOf(
    executor,
    policyNumber,
    or(
      eq(approvalActions.status, 'PENDING'),
      and(eq(approvalActions.status, 'APPROVED'), gt(approvalActions.effectiveDate, today)),
    ),
  ),
);

const lives = ['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER'];

/** The action with the keys of whom it would cover. */
export const withPerson = (action: NewApprovalAction): NewApprovalAction => {
  const person = lives.includes(action.entityType) ? (action.record.proposedValue as Identified | null) : null;
  return { ...action, numberKey: person && numberKey(person), personKey: person && nameKey(person) };
};

/** Stores an action. A second PENDING one on the same record is refused: see `isDuplicate`. */
export async function insertApprovalAction(executor: Executor, action: NewApprovalAction): Promise<void> {
  await executor.insert(approvalActions).values(withPerson(action));
}

/** Every action on a policy that is not settled yet: waiting for a decision, or approved and waiting for its day. */
export const unsettledActions = (executor: Executor, policyNumber: string): Promise<ApprovalActionRow[]> =>
  unsettledOf(executor, { policyNumber });

const unsettledOf = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select()
    .from(approvalActions)
    .where(
      and(eq(approvalActions.policyNumber, policyNumber), inArray(approvalActions.status, ['PENDING', 'APPROVED'])),
    )
    .orderBy(asc(approvalActions.requestedAt), asc(approvalActions.id)),
);

/** Every request to take a policy over after its main member’s death, whatever became of it. */
export const takeoversAskedFor = (executor: Executor, policyNumber: string): Promise<ApprovalActionRow[]> =>
  actionsOf(executor, policyNumber, eq(approvalActions.actionType, 'CONTINUE_POLICY'));

/** Every request to undo changes after a death on a policy, whatever became of it, newest first. */
export const undosAskedFor = (executor: Executor, policyNumber: string): Promise<ApprovalActionRow[]> =>
  actionsOf(executor, policyNumber, eq(approvalActions.actionType, 'UNDO_AFTER_DEATH'));

/** An action of this policy; null for one of another policy or of nobody. */
export async function findApprovalAction(
  executor: Executor,
  policyNumber: string,
  id: string,
): Promise<ApprovalActionRow | null> {
  const [row] = await executor
    .select()
    .from(approvalActions)
    .where(and(eq(approvalActions.id, id), eq(approvalActions.policyNumber, policyNumber)));
  return row ?? null;
}

/** The action with this id, whosever policy it is on: the caller of this must know who asks. */
export async function findActionById(executor: Executor, id: string): Promise<ApprovalActionRow | null> {
  const [row] = await executor.select().from(approvalActions).where(eq(approvalActions.id, id));
  return row ?? null;
}

const nobodys = { takenBy: null, takenByName: null, takenAt: null, awaitsCustomer: false };

/** Moves an action on. Call it with the policy locked (`lockPolicy`). What waits no more is nobody's, and nobody's answer is awaited. */
export async function saveApprovalAction(tx: Transaction, row: ApprovalActionRow): Promise<ApprovalActionRow> {
  const { status, effectiveDate, version, risk, riskReasons, takenBy, takenByName, takenAt, awaitsCustomer } = row;
  const waits = status === 'PENDING';
  const { asked = null, ...rest } = row.record;
  const record = { ...rest, status: status as typeof rest.status, asked: waits ? asked : null };
  const [saved] = await tx
    .update(approvalActions)
    .set({
      status,
      effectiveDate,
      record,
      version: version + 1,
      risk,
      riskReasons,
      ...(waits ? { takenBy, takenByName, takenAt, awaitsCustomer } : nobodys),
    })
    .where(eq(approvalActions.id, row.id))
    .returning();
  return saved as ApprovalActionRow;
}
