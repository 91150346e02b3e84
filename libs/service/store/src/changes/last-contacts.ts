import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type Message } from '../base/ports';
import { audit } from '../schema/audit';
import { outbox } from '../schema/changes';
import { type ServicingRow, servicings, staffMembers } from '../schema/staff';

/** What happened lately between the insurer and a policyholder; each list the newest first. */
export interface LastContacts {
  signIns: Date[];
  servicings: (Pick<ServicingRow, 'reason' | 'openedAt'> & { staffName: string | null })[];
  messages: { message: Message; sentAt: Date }[];
}

/** The last of each kind, at most so many. */
export async function lastContacts(executor: Executor, policyNumber: string, most: number): Promise<LastContacts> {
  // audit_chain, servicings_of_policy, outbox_of_policy
  const signedIn = await executor
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.chain, policyNumber), eq(audit.action, 'LOGIN_SUCCEEDED')))
    .orderBy(desc(audit.sequence))
    .limit(most);
  const opened = await executor
    .select({ reason: servicings.reason, openedAt: servicings.openedAt, staffName: staffMembers.name })
    .from(servicings)
    .leftJoin(staffMembers, eq(staffMembers.id, servicings.staffId))
    .where(eq(servicings.policyNumber, policyNumber))
    .orderBy(desc(servicings.openedAt))
    .limit(most);
  const sent = await executor
    .select({ message: outbox.message, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.policyNumber, policyNumber), isNotNull(outbox.sentAt)))
    .orderBy(desc(outbox.createdAt))
    .limit(most);
  return {
    signIns: signedIn.map(({ at }) => at),
    servicings: opened,
    messages: sent.flatMap(({ message, sentAt }) => (sentAt === null ? [] : [{ message, sentAt }])),
  };
}
