import { PolicySchema } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { count, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pendingActions } from '../changes/approval-actions';
import { findCustomerOfPolicy } from '../policies/customers';
import { rowsOf } from '../database/database';
import { listNotifications } from '../messages/notifications';
import { paymentsOf } from '../payments/payments';
import { findPolicy } from '../policies/policies';
import { computedOnRead, computedOnReadOfPart } from '../base/records';
import { savePolicy } from '../policies/save-policy';
import { customers } from '../schema/customers';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { findUpload, uploadsOf } from '../changes/uploads';
import { findClaimAccountNumber } from '../claims/claim-accounts';
import { findClaimFile } from '../claims/claim-files';
import { claimsOfPolicies } from '../claims/claims';
import { findReportByReference, livesOfDeathReports } from '../claims/death-reports';
import { firstSendingAt } from '../claims/payout-sendings';
import { payoutsOfClaims } from '../claims/payouts';
import { aSeedClaim, aSeedDeathReport } from '../testing/a-seed-claim';
import { completePolicy } from './complete-policy';
import { SeedError } from './read-seed';
import { seed } from './seed';
import { type Seed } from './seed-types';

const now = new Date('2026-11-20T08:00:00.000Z');
const tomorrow = new Date('2026-11-21T08:00:00.000Z');
const letter = crypto.randomUUID();
const undocumented = aMainMember({ Surname: 'Botha', Id_Number: null });

onEveryDatabase('seeding', (db) => {
  const everything: Seed = {
    policies: [
      aSeedPolicy('7000010012'),
      aSeedPolicy('7000010020'),
      aSeedPolicy('7000010038', {
        MainMember: aMainMember({ Surname: 'Botha', Id_Number: anIdNumber({ born: '1970-01-02' }) }),
      }),
      aSeedPolicy('7000010046', { MainMember: undocumented }),
      aSeedPolicy('7000010053', { MainMember: undocumented }),
    ],
    notifications: [
      {
        policyNumber: '7000010020',
        title: 'Paid',
        inAppMessage: 'Thank you.',
        createdAt: '2026-11-01T08:00:00Z',
        isRead: true,
      },
    ],
    payments: [{ policyNumber: '7000010012', Payment_Date: '2026-11-01', Premium_Month: '2026-11', Amount: 120.5 }],
    claims: [aSeedClaim()],
    deathReports: [aSeedDeathReport()],
    approvalActions: [
      {
        policyNumber: '7000010012',
        actionType: 'UPDATE_BANKING_DETAILS',
        entityType: 'BANKING_DETAILS',
        entityId: crypto.randomUUID(),
        entityLabel: 'Banking details',
        approverType: 'CUSTOMER',
        requestedBy: { id: 'a', name: 'A consultant', role: 'consultant' },
        requestedAt: '2026-11-19T08:00:00Z',
        documents: [
          { id: letter, fileName: 'letter.pdf', type: 'BANK_LETTER', required: true, received: true },
          { id: crypto.randomUUID(), fileName: null, type: 'ID_COPY', required: true, received: false },
        ],
      },
    ],
  };

  test('one ID number is one customer, however many policies; nobody without a document is merged', async () => {
    expect(await seed(db.database, everything, now)).toEqual({ policies: 5 });
    expect(await db.database.select({ customers: count() }).from(customers)).toEqual([{ customers: 4 }]);
    const [first, second] = await Promise.all(
      ['7000010012', '7000010020'].map((number) => findCustomerOfPolicy(db.database, number)),
    );
    expect(second).toEqual(first);
    expect(first).toMatchObject({ firstName: 'Thandi', cellNumber: '27821234567' });
  });

  test('notifications, actions and payments come with their policy', async () => {
    const customer = await findCustomerOfPolicy(db.database, '7000010012');
    const list = await listNotifications(
      db.database,
      customer?.id ?? '',
      { isRead: true },
      { pageNumber: 1, pageSize: 10 },
    );
    expect(list).toMatchObject({ totalRecords: 1, rows: [{ title: 'Paid' }] });
    expect(await paymentsOf(db.database, '7000010012')).toMatchObject([{ amountCents: 12050, status: 'SUCCESSFUL' }]);
    const [action] = await pendingActions(db.database, '7000010012');
    expect(action).toMatchObject({ status: 'PENDING', expiresAt: new Date('2026-11-26T08:00:00Z') });
    expect(action?.record).not.toHaveProperty('canApprove');
  });

  test('a claim comes with its files, accounts and payments, and says who has to act', async () => {
    const given = aSeedClaim();
    const [claim] = await claimsOfPolicies(db.database, ['7000010012']);
    expect(claim).toMatchObject({
      reference: 'CL-2345-6789',
      status: 'APPROVED',
      awaits: 'CLAIMANT',
      record: given.record,
    });
    expect(claim?.createdAt.toISOString()).toBe(given.createdAt);
    expect(claim?.updatedAt.toISOString()).toBe(given.updatedAt);
    const file = await findClaimFile(db.database, given.id, given.record.documents[0]?.files[0]?.id ?? '');
    expect(new TextDecoder().decode(file?.content)).toContain('Sample for CL-2345-6789: death certificate');
    const [account] = given.accounts;
    expect(await findClaimAccountNumber(db.database, given.id, account?.accountId ?? '')).toBe('62000012345');
    expect(await payoutsOfClaims(db.database, [given.id])).toMatchObject([
      { number: 'CL-2345-6789-01', status: 'WAITING_FOR_ACCOUNT' },
    ]);
    expect(await firstSendingAt(db.database, 'BANK')).toBeNull();
  });

  test('a report of a death was looked up', async () => {
    const given = aSeedDeathReport();
    const report = await findReportByReference(db.database, given.reference);
    expect(report).toMatchObject({ status: 'UNLINKED', lookedUpAt: new Date(given.lookedUpAt), isLeftToStaff: false });
    expect(await livesOfDeathReports(db.database, [given.id])).toMatchObject([{ policyNumber: '7000010012' }]);
  });

  test("seeding again adds nothing and undoes nobody's change", async () => {
    const policy = await findPolicy(db.database, '7000010012');
    const changed = { ...policy!.record, Policy_Status: 'IN_GRACE' as const };
    await inTransaction(db.database, (tx) => savePolicy(tx, changed, policy!.version, tomorrow));
    expect(await seed(db.database, everything, tomorrow)).toEqual({ policies: 0 });
    expect(await findPolicy(db.database, '7000010012')).toMatchObject({ status: 'IN_GRACE', version: 2 });
    expect(await paymentsOf(db.database, '7000010012')).toHaveLength(1);
    expect(await claimsOfPolicies(db.database, ['7000010012'])).toHaveLength(1);
  });

  test('a document that a request has received is there, and one that is missing is not', async () => {
    expect(await uploadsOf(db.database, '7000010012')).toMatchObject([
      { id: letter, type: 'BANK_LETTER', fileName: 'letter.pdf', source: 'STAFF' },
    ]);
    const file = new TextDecoder().decode((await findUpload(db.database, '7000010012', letter))?.content);
    expect(file).toMatch(/^%PDF-1\.4\n[^]*Sample of a document: bank letter[^]*%%EOF\n$/);
    const [, table] = /startxref\n(\d+)/.exec(file) ?? [];
    expect(file.slice(Number(table))).toMatch(/^xref\n0 6\n/);
  });

  test('a seed with a fault leaves nothing behind', async () => {
    const faulty = { policies: [aSeedPolicy('7000010061'), { ...aSeedPolicy('7000010079'), Inception_Date: 'soon' }] };
    await expect(seed(db.database, faulty, now)).rejects.toThrow(SeedError);
    expect(await findPolicy(db.database, '7000010061')).toBeNull();
  });

  test('no full account number stands in any record', async () => {
    const found = await db.database.execute(
      sql`SELECT count(*)::int AS n FROM policies WHERE record::text LIKE '%1234567890%'`,
    );
    expect(rowsOf(found)).toEqual([{ n: 0 }]);
  });
});

test('a sparing policy becomes a whole record of the contract, but for what is computed on read', () => {
  const part = Object.fromEntries(computedOnReadOfPart.map((name) => [name, name === 'Age' ? 1 : false]));
  const stored = completePolicy(aSeedPolicy('7000010012'), now);
  const read = {
    ...stored,
    Premium_Status: 'UP_TO_DATE',
    Amount_Due: 0,
    Next_Due_Date: null,
    Anniversary_Date: '2027-03-01',
    Pending_Actions: 0,
    MainMember: { ...stored.MainMember, ...part },
    Spouse: { ...stored.Spouse, ...part },
    Children: stored.Children.map((child) => ({ ...child, ...part })),
    ExtendedMembers: stored.ExtendedMembers.map((member) => ({ ...member, ...part })),
    Beneficiaries: stored.Beneficiaries.map((beneficiary) => ({ ...beneficiary, ...part })),
    BankingDetails: { ...stored.BankingDetails, ...part },
  };
  expect(v.safeParse(PolicySchema, read).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  for (const name of computedOnRead) expect(stored).not.toHaveProperty(name);
  for (const name of computedOnReadOfPart) expect(stored.MainMember).not.toHaveProperty(name);
  expect(stored.Monthly_Premium).toBe(stored.Base_Premium + stored.Extended_Premium);
  expect(stored.Base_Premium).toBeGreaterThan(0);
  expect(stored.Extended_Premium).toBeGreaterThan(0);
});
