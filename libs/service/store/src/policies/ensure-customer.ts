import { numberKey } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { type StoredMainMember } from '../base/records';
import { customers } from '../schema/customers';

/** The numbers of a main member. Whoever applies for a policy has no policy number yet. */
type Identified = Pick<StoredMainMember, 'Id_Number' | 'Passport_Number' | 'Passport_Country' | 'Permit_Number'> & {
  Policy_Number?: string;
};

/**
 * What makes two main members one customer: the same ID number, passport of the same country, or permit.
 * Without any of them a customer has one policy.
 */
export function customerKey(member: Identified): string {
  return numberKey(member) ?? `POLICY:${member.Policy_Number ?? ''}`;
}

/** The id of the customer a main member is: found, or made with the id given. */
export async function ensureCustomer(
  tx: Transaction,
  member: StoredMainMember,
  newId: string,
  now: Date,
): Promise<string> {
  const idKey = customerKey(member);
  const fields = {
    id: newId,
    idKey,
    idNumber: member.Id_Number,
    firstName: member.First_Name,
    surname: member.Surname,
    cellNumber: member.Cell_Number,
    emailAddress: member.Email_Address,
    createdAt: now,
    updatedAt: now,
  };
  const [made] = await tx.insert(customers).values(fields).onConflictDoNothing({ target: customers.idKey }).returning();
  if (made) return made.id;
  const [found] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.idKey, idKey));
  if (!found) throw new Error('The customer vanished while it was looked up');
  return found.id;
}
