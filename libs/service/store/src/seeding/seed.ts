import { unusableValue } from '@portal/domain';
import { inArray } from 'drizzle-orm';
import { withPerson } from '../changes/approval-actions';
import { saveBankAccount } from '../policies/bank-accounts';
import { ensureCustomer } from '../policies/ensure-customer';
import { type Database, type Transaction } from '../database/database';
import { insertPolicy } from '../policies/save-policy';
import { approvalActions } from '../schema/approval-actions';
import { outbox } from '../schema/changes';
import { notifications } from '../schema/notifications';
import { payments } from '../schema/payments';
import { policies } from '../schema/policies';
import { inTransaction } from '../database/transaction';
import { insertUploads } from '../changes/uploads';
import { completeAction, completeFailedMessage, completeNotification, completePayment } from './complete-others';
import { completePolicy } from './complete-policy';
import { insertOpenItems } from './insert-open-items';
import { insertSeedClaims } from './insert-claims';
import { readSeed, SeedError } from './read-seed';
import { receivedDocuments } from './received-documents';
import { seedId } from './seed-id';
import { type Seed, type SeedPolicy } from './seed-types';

/**
 * Puts policies and what belongs to them into the database, all or nothing. Gives how many policies are new.
 *
 * A policy number that is there already is left as it is, with all that belongs to it, so seeding at every start is safe
 * and loses nobody's changes. Throws a SeedError for a seed that cannot be used.
 */
export async function seed(database: Database, given: Seed, now: Date): Promise<{ policies: number }> {
  const {
    policies: all,
    notifications: notices = [],
    approvalActions: actions = [],
    payments: paid = [],
    failedMessages: unsent = [],
    deathReports = [],
    claims = [],
    ...items
  } = readSeed(given);
  return inTransaction(database, async (tx) => {
    const known = await knownNumbers(tx, all);
    const owners = new Map<string, string>();
    for (const policy of all) {
      if (!known.has(policy.Policy_Number)) owners.set(policy.Policy_Number, await insertGiven(tx, policy, now));
    }
    const isNew = ({ policyNumber }: { policyNumber: string }) => owners.has(policyNumber);
    const ownerOf = (policyNumber: string) => owners.get(policyNumber) ?? '';
    const newNotices = notices
      .filter(isNew)
      .map((notice, i) => completeNotification(notice, i, ownerOf(notice.policyNumber)));
    const newActions = actions.filter(isNew).map(completeAction);
    const newPayments = paid.filter(isNew).map(completePayment);
    if (newNotices.length > 0) await tx.insert(notifications).values(newNotices);
    if (newActions.length > 0) await tx.insert(approvalActions).values(newActions.map(withPerson));
    await insertUploads(tx, newActions.flatMap(receivedDocuments));
    if (newPayments.length > 0) await tx.insert(payments).values(newPayments);
    const newUnsent = unsent.filter(isNew).map(completeFailedMessage);
    if (newUnsent.length > 0) await tx.insert(outbox).values(newUnsent);
    await insertOpenItems(tx, items, isNew);
    await insertSeedClaims(tx, { deathReports, claims }, isNew);
    return { policies: owners.size };
  });
}

async function knownNumbers(tx: Transaction, given: SeedPolicy[]): Promise<Set<string>> {
  const numbers = given.map(({ Policy_Number }) => Policy_Number);
  const rows = await tx
    .select({ number: policies.policyNumber })
    .from(policies)
    .where(inArray(policies.policyNumber, numbers));
  return new Set(rows.map(({ number }) => number));
}

/** Gives the id of the policy's customer. */
async function insertGiven(tx: Transaction, given: SeedPolicy, now: Date): Promise<string> {
  const policy = completePolicy(given, now);
  const place = unusableValue(policy);
  if (place !== null) throw new SeedError([`policy ${given.Policy_Number}: ${place} is not a value that can be used`]);
  const newId = seedId(`${given.Policy_Number}/customer`);
  const customerId = await ensureCustomer(tx, policy.MainMember, newId, now);
  await insertPolicy(tx, policy, customerId, now);
  const accountNumber = given.BankingDetails?.Account_Number ?? '';
  if (policy.BankingDetails && /^\d+$/.test(accountNumber)) {
    const account = { policyNumber: given.Policy_Number, bankingDetailsId: policy.BankingDetails.id, accountNumber };
    await saveBankAccount(tx, account, now);
  }
  return customerId;
}
