import { type Transaction } from '../database/database';
import { collectionExceptions } from '../schema/collections';
import { unallocatedPayments } from '../schema/payments';
import { setApartItems, setApartPolicies } from '../schema/set-apart';
import { seedId } from './seed-id';
import { type Seed, type SeedDebitException, type SeedUnusedMoney } from './seed-types';

/** Puts what the jobs left to staff into the database. What names no policy is there once, however often it is seeded. */
export async function insertOpenItems(
  tx: Transaction,
  { unusedMoney = [], debitExceptions = [], setApart = [] }: Pick<Seed, 'unusedMoney' | 'debitExceptions' | 'setApart'>,
  isNew: (one: { policyNumber: string }) => boolean,
): Promise<void> {
  const isWanted = ({ policyNumber }: { policyNumber: string | null }) =>
    policyNumber === null || isNew({ policyNumber });
  for (const money of unusedMoney.filter(isWanted)) {
    await tx.insert(unallocatedPayments).values(completeMoney(money)).onConflictDoNothing();
  }
  for (const exception of debitExceptions.filter(isWanted)) {
    await tx.insert(collectionExceptions).values(completeException(exception)).onConflictDoNothing();
  }
  for (const { work, since: at, ...apart } of setApart.filter(isNew)) {
    const since = new Date(at);
    const tried = { ...apart, since, nextTryAt: since };
    const item = seedId(`set-apart/${work ?? ''}/${apart.policyNumber}`);
    await (work
      ? tx.insert(setApartItems).values({ ...tried, work, item })
      : tx.insert(setApartPolicies).values(tried));
  }
}

function completeMoney({ policyNumber, reference, amount, receivedAt, reason, ...decided }: SeedUnusedMoney) {
  const id = seedId(`unused-money/${reference}/${receivedAt}`);
  const at = new Date(receivedAt);
  const { state = 'OPEN', askedBy = null, confirmedBy = null, decidedReason = null } = decided;
  return {
    id,
    payatTranId: id,
    status: 'SUCCESSFUL',
    policyNumber,
    amountCents: Math.round(amount * 100),
    reason,
    record: { payatReferenceNum: reference },
    receivedAt: at,
    state,
    decidedReason,
    askedBy: askedBy && `seed/${askedBy}`,
    askedByName: askedBy,
    askedAt: askedBy === null ? null : at,
    confirmedBy: confirmedBy && `seed/${confirmedBy}`,
    confirmedByName: confirmedBy,
    confirmedAt: confirmedBy === null ? null : at,
  };
}

function completeException({ policyNumber, reason, notedAt, bankCode, amount }: SeedDebitException) {
  const id = seedId(`debit-exception/${policyNumber ?? ''}/${reason}/${notedAt}`);
  const record = {
    ...(bankCode !== undefined && { bankCode }),
    ...(amount !== undefined && { amountCents: Math.round(amount * 100) }),
  };
  return { id, collectionId: id, policyNumber, reason, record, notedAt: new Date(notedAt) };
}
