import {
  type Database,
  insertPayment,
  inTransaction,
  lockPolicy,
  saveStanding,
  type StoredPolicy,
  webRandom,
} from '@portal/service-store';

/** Changes a policy as somebody else's transaction would. */
export const takeOver = (database: Database, policyNumber: string, changes: Partial<StoredPolicy>): Promise<void> =>
  inTransaction(database, async (tx) => {
    const row = await lockPolicy(tx, policyNumber);
    if (!row) throw new Error('The policy is gone');
    await saveStanding(tx, { ...row.record, ...changes }, row.version, new Date('2026-11-20T08:00:00Z'));
  });

/** A debit that failed before we collected ourselves, as an imported history tells of it. */
export async function aFailedDebit(database: Database, policyNumber: string, premiumMonth: string): Promise<void> {
  const id = webRandom.uuid();
  const status = 'FAILED' as const;
  await insertPayment(database, {
    id,
    policyNumber,
    premiumMonth,
    status,
    paidAt: new Date(`${premiumMonth}-25T10:00:00Z`),
    amountCents: 28_800,
    record: {
      id,
      Payment_Date: `${premiumMonth}-25`,
      Premium_Month: premiumMonth,
      Amount: 288,
      Payment_Type: 'PREMIUM',
      Collection_Type: 'DEBICHECK',
      Payment_Status: status,
      Reference: null,
      Payat_Transaction_Id: null,
      Failure_Reason: 'Insufficient funds',
    },
  });
}
