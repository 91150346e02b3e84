import { and, eq, not } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Transaction } from '../database/database';
import { policies, policyPeople } from '../schema/policies';
import { holderDied } from './holder-died';

/**
 * The cellphone number on record for a policy: its main member's. Null without a policy or without a number, and once the main member's death
 * was confirmed: whoever has the phone then is somebody else.
 */
export async function findRecipient(tx: Transaction, policyNumber: string): Promise<string | null> {
  const [mainMember] = await mainMemberOf(tx, { policyNumber });
  return mainMember?.cellNumber ?? null;
}

const mainMemberOf = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select({ cellNumber: policyPeople.cellNumber })
    .from(policies)
    .innerJoin(policyPeople, and(eq(policyPeople.policyId, policies.id), eq(policyPeople.kind, 'MAIN_MEMBER')))
    .where(and(eq(policies.policyNumber, policyNumber), not(holderDied))),
);
