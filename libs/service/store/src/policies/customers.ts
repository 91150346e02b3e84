import { and, eq, not } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { type CustomerRow, customers } from '../schema/customers';
import { policies } from '../schema/policies';
import { holderDied } from './holder-died';

export async function findCustomer(executor: Executor, id: string): Promise<CustomerRow | null> {
  const [customer] = await byId(executor, { id });
  return customer ?? null;
}

const byId = builtOnce((executor, { id }: { id: string }) =>
  executor.select().from(customers).where(eq(customers.id, id)),
);

/** The customer with this South African ID number. */
export async function findCustomerByIdNumber(executor: Executor, idNumber: string): Promise<CustomerRow | null> {
  const [customer] = await executor
    .select()
    .from(customers)
    .where(eq(customers.idKey, `ID:${idNumber}`));
  return customer ?? null;
}

/** The customer whose policy it is: who signs in with that number. */
export async function findCustomerOfPolicy(executor: Executor, policyNumber: string): Promise<CustomerRow | null> {
  const [row] = await executor
    .select({ customer: customers })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .where(eq(policies.policyNumber, policyNumber));
  return row?.customer ?? null;
}

/**
 * The customer who may sign in with a policy number: nobody once their death was confirmed. Held until the end of the transaction, and looked at
 * again then: whoever waited for a death that was being confirmed is nobody. Source: docs/domain/claims.md#c1-1.
 */
export async function holdCustomerToSignIn(tx: Transaction, policyNumber: string): Promise<CustomerRow | null> {
  const found = await customerToSignIn(tx, policyNumber);
  if (found === null) return null;
  await holdCustomer(tx, found.id);
  const held = await customerToSignIn(tx, policyNumber);
  return held?.id === found.id ? held : null;
}

async function customerToSignIn(tx: Transaction, policyNumber: string): Promise<CustomerRow | null> {
  const [row] = await tx
    .select({ customer: customers })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .where(and(eq(policies.policyNumber, policyNumber), not(holderDied)));
  return row?.customer ?? null;
}

/** Holds a customer until the end of the transaction: whoever signs in as them waits, and so does whoever ends their sessions. */
export async function holdCustomer(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
}

/** Remembers a successful sign-in. */
export async function recordLogin(executor: Executor, customerId: string, now: Date): Promise<void> {
  await executor.update(customers).set({ lastLoginAt: now }).where(eq(customers.id, customerId));
}

/** What a customer may change about themselves. */
export type CustomerContact = Pick<CustomerRow, 'firstName' | 'surname' | 'cellNumber' | 'emailAddress'>;

/** Takes over what of it is given, as it stands on the policy they changed it on. */
export async function saveCustomerContact(
  executor: Executor,
  id: string,
  contact: Partial<CustomerContact>,
  now: Date,
): Promise<void> {
  await executor
    .update(customers)
    .set({ ...contact, updatedAt: now })
    .where(eq(customers.id, id));
}

/** Has a customer found by another key (`customerKey`) from now on. */
export async function renumberCustomer(
  tx: Transaction,
  id: string,
  { idKey, idNumber }: Pick<CustomerRow, 'idKey' | 'idNumber'>,
  now: Date,
): Promise<void> {
  await tx.update(customers).set({ idKey, idNumber, updatedAt: now }).where(eq(customers.id, id));
}

/** The customer with this key (`customerKey`); null for somebody who never had a policy. */
export async function findCustomerByKey(executor: Executor, idKey: string): Promise<CustomerRow | null> {
  const [customer] = await executor.select().from(customers).where(eq(customers.idKey, idKey));
  return customer ?? null;
}
