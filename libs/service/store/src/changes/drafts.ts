import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor } from '../database/database';
import { type DraftRow, drafts } from '../schema/changes';

/** Which draft: one for each form and record on a policy of a customer. */
export type DraftKey = Pick<DraftRow, 'customerId' | 'policyNumber' | 'form' | 'recordId'>;

const isDraft = ({ customerId, policyNumber, form, recordId }: DraftKey) =>
  and(
    eq(drafts.customerId, customerId),
    eq(drafts.policyNumber, policyNumber),
    eq(drafts.form, form),
    eq(drafts.recordId, recordId),
  );

/** Keeps a draft in the place of the one before it. */
export async function saveDraft(executor: Executor, draft: DraftRow): Promise<DraftRow> {
  const { record, updatedAt, expiresAt } = draft;
  const [saved] = await executor
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [drafts.customerId, drafts.policyNumber, drafts.form, drafts.recordId],
      set: { record, updatedAt, expiresAt },
    })
    .returning();
  return saved as DraftRow;
}

/** Of what somebody left half done on a policy only the newest is kept: so many drafts, and no more. */
export async function keepNewestDrafts(
  executor: Executor,
  { customerId, policyNumber }: Pick<DraftKey, 'customerId' | 'policyNumber'>,
  most: number,
): Promise<void> {
  const isTheirs = and(eq(drafts.customerId, customerId), eq(drafts.policyNumber, policyNumber));
  const older = executor
    .select({ id: drafts.id })
    .from(drafts)
    .where(isTheirs)
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .offset(most);
  await executor.delete(drafts).where(and(isTheirs, inArray(drafts.id, older)));
}

/** What somebody left half done on a policy and has not expired, newest first. */
export const listDrafts = (
  executor: Executor,
  { customerId, policyNumber }: Pick<DraftKey, 'customerId' | 'policyNumber'>,
  now: Date,
): Promise<DraftRow[]> =>
  executor
    .select()
    .from(drafts)
    .where(and(eq(drafts.customerId, customerId), eq(drafts.policyNumber, policyNumber), gt(drafts.expiresAt, now)))
    .orderBy(desc(drafts.updatedAt));

/** Deletes a draft: it was sent, or is not wanted. Says whether there was one. */
export async function deleteDraft(executor: Executor, key: DraftKey): Promise<boolean> {
  return (await deleteByKey(executor, key)).length > 0;
}

const deleteByKey = builtOnce((executor, key: DraftKey) =>
  executor.delete(drafts).where(isDraft(key)).returning({ id: drafts.id }),
);

/** Removes drafts that nobody came back to. */
export async function sweepDrafts(executor: Executor, now: Date): Promise<void> {
  await executor.delete(drafts).where(lte(drafts.expiresAt, now));
}
