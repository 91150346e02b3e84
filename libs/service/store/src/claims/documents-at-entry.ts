import { and, eq, inArray, or } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { approvalActions } from '../schema/approval-actions';
import { uploads } from '../schema/changes';

/** The kinds of documents with which somebody on a policy was let in: those of changes of their record, or of the application, that hold. */
export async function documentTypesAtEntry(
  executor: Executor,
  { policyNumber, lifeId }: { policyNumber: string; lifeId: string },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ type: uploads.type })
    .from(uploads)
    .innerJoin(approvalActions, eq(approvalActions.id, uploads.actionId))
    .where(
      and(
        eq(uploads.policyNumber, policyNumber),
        inArray(approvalActions.status, ['APPROVED', 'APPLIED']),
        or(eq(approvalActions.entityId, lifeId), eq(approvalActions.entityType, 'POLICY')),
      ),
    );
  return rows.map(({ type }) => type);
}
