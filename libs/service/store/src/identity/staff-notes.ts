import { desc, eq } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type StaffNoteRow, staffNotes } from '../schema/staff';

export async function insertStaffNote(tx: Transaction, note: StaffNoteRow): Promise<void> {
  await tx.insert(staffNotes).values(note);
}

/** What staff wrote about a policy, the newest first. */
export const staffNotesOf = (executor: Executor, policyNumber: string, limit = 100): Promise<StaffNoteRow[]> =>
  executor
    .select()
    .from(staffNotes)
    .where(eq(staffNotes.policyNumber, policyNumber))
    .orderBy(desc(staffNotes.createdAt), desc(staffNotes.id))
    .limit(limit);
