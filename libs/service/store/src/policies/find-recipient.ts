import { and, eq } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { policies, policyPeople } from '../schema/policies';

/** The cellphone number on record for a policy: its main member's. Null without a policy or without a number. */
export async function findRecipient(tx: Transaction, policyNumber: string): Promise<string | null> {
  const [mainMember] = await tx
    .select({ cellNumber: policyPeople.cellNumber })
    .from(policies)
    .innerJoin(policyPeople, and(eq(policyPeople.policyId, policies.id), eq(policyPeople.kind, 'MAIN_MEMBER')))
    .where(eq(policies.policyNumber, policyNumber));
  return mainMember?.cellNumber ?? null;
}
