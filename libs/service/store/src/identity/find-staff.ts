import { eq } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type StaffMember, staffMembers } from '../schema/staff';

/** A member of staff as their token named them last; null for somebody who never called. */
export async function findStaff(executor: Executor, id: string): Promise<StaffMember | null> {
  const [member] = await executor.select().from(staffMembers).where(eq(staffMembers.id, id));
  return member ?? null;
}
