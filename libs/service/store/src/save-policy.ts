import { and, eq } from 'drizzle-orm';
import { type Transaction } from './database';
import { peopleOf } from './people-of-policy';
import { type StoredPolicy } from './records';
import { issueSchedule } from './schedules';
import { policies, policyPeople, type PolicyRow } from './schema/policies';

/** A new policy, its people and its first schedule. */
export async function insertPolicy(
  tx: Transaction,
  record: StoredPolicy,
  customerId: string,
  now: Date,
): Promise<void> {
  await tx.insert(policies).values({
    id: record.id,
    policyNumber: record.Policy_Number,
    customerId,
    status: record.Policy_Status,
    inceptionDate: record.Inception_Date,
    record,
    version: record.Version,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(policyPeople).values(peopleOf(record));
  const { Policy_Number: policyNumber, Version: version } = record;
  await issueSchedule(tx, { policyNumber, version, record, issuedAt: now });
}

/**
 * Replaces a policy that still has the version it was read with, issues its schedule, and gives the row with the next version.
 * Null, and nothing changed, when somebody else was faster.
 */
export async function savePolicy(
  tx: Transaction,
  record: StoredPolicy,
  readVersion: number,
  now: Date,
): Promise<PolicyRow | null> {
  const version = readVersion + 1;
  const [saved] = await tx
    .update(policies)
    .set({
      status: record.Policy_Status,
      inceptionDate: record.Inception_Date,
      record: { ...record, Version: version, Updated_At: now.toISOString() },
      version,
      updatedAt: now,
    })
    .where(and(eq(policies.id, record.id), eq(policies.version, readVersion)))
    .returning();
  if (!saved) return null;
  await tx.delete(policyPeople).where(eq(policyPeople.policyId, record.id));
  await tx.insert(policyPeople).values(peopleOf(record));
  await issueSchedule(tx, { policyNumber: saved.policyNumber, version, record: saved.record, issuedAt: now });
  return saved;
}
