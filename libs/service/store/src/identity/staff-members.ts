import { eq } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type StaffMember, staffMembers } from '../schema/staff';

/** Who called, as their token names them today. */
export async function rememberStaff(
  executor: Executor,
  { id, name, email, now }: Pick<StaffMember, 'id' | 'name' | 'email'> & { now: Date },
): Promise<void> {
  await executor
    .insert(staffMembers)
    .values({ id, name, email, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: staffMembers.id, set: { name, email, lastSeenAt: now } });
}

/** Refuses every token of this person that was made before now. */
export async function signOutStaff(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(staffMembers).set({ signedOutAt: now }).where(eq(staffMembers.id, id));
}
