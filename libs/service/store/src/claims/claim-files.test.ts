import { beforeEach, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { inTransaction } from '../database/transaction';
import { type ClaimFileRow } from '../schema/claims';
import { aNewClaim, aNewPayout } from '../testing/a-claim';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import {
  claimAccountsAwaiting,
  findClaimAccountNumber,
  insertClaimAccount,
  markClaimAccountAnswered,
  paidIntoElsewhere,
} from './claim-accounts';
import { claimsWithSameFiles, findClaimFile, insertClaimFiles, sumClaimFiles } from './claim-files';
import { insertClaim, type NewClaim } from './claims';
import { insertPayouts } from './payouts';

const now = new Date('2026-11-20T10:00:00Z');

onEveryDatabase('what belongs to a claim', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const open = (more: Partial<NewClaim> = {}) => inTransaction(db.database, (tx) => insertClaim(tx, aNewClaim(more)));
  const send = async (claimId: string, sha256: string) => {
    const file: ClaimFileRow = {
      id: webRandom.uuid(),
      claimId,
      documentId: webRandom.uuid(),
      fileName: 'certificate.pdf',
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 3,
      sha256,
      content: new Uint8Array([1, 2, 3]),
      source: 'CUSTOMER',
      sentBy: 'customer-1',
      receivedAt: now,
      createdAt: now,
    };
    await inTransaction(db.database, (tx) => insertClaimFiles(tx, [file]));
    return file;
  };

  test('are its files, byte by byte, and nobody finds them by another claim', async () => {
    const [own, other] = [await open(), await open()];
    const file = await send(own.id, 'a');
    const found = await findClaimFile(db.database, own.id, file.id);
    expect({ ...found, content: [...(found?.content ?? [])] }).toEqual({ ...file, content: [1, 2, 3] });
    expect(await findClaimFile(db.database, other.id, file.id)).toBeNull();
    await send(own.id, 'b');
    expect(await sumClaimFiles(db.database, own.id)).toEqual({ files: 2, bytes: 6 });
    expect(await sumClaimFiles(db.database, other.id)).toEqual({ files: 0, bytes: 0 });
  });

  test('are known again where another claim has the same one', async () => {
    const [own, other, stranger] = [await open(), await open(), await open()];
    for (const sha256 of ['a', 'b']) await send(own.id, sha256);
    for (const sha256 of ['a', 'b']) await send(other.id, sha256);
    await send(stranger.id, 'c');
    expect(await claimsWithSameFiles(db.database, own.id)).toEqual([other.reference]);
    expect(await claimsWithSameFiles(db.database, stranger.id)).toEqual([]);
  });

  test('is the full number of an account, which waits until the bank has answered', async () => {
    const { id: claimId } = await open();
    const account = {
      claimId,
      accountId: webRandom.uuid(),
      claimantId: webRandom.uuid(),
      accountNumber: '62000012345',
      awaitsAnswer: true,
      createdAt: now,
    };
    await inTransaction(db.database, (tx) => insertClaimAccount(tx, account));
    expect(await findClaimAccountNumber(db.database, claimId, account.accountId)).toBe('62000012345');
    expect(await findClaimAccountNumber(db.database, claimId, webRandom.uuid())).toBeNull();
    expect(await claimAccountsAwaiting(db.database, 50)).toEqual([account]);
    await inTransaction(db.database, (tx) => markClaimAccountAnswered(tx, claimId, account.accountId));
    expect(await claimAccountsAwaiting(db.database, 50)).toEqual([]);
  });

  test('are payments into an account that other policies were paid into as well', async () => {
    const accountNumber = '62000012345';
    const other = await open({ policyNumber: '7000010020' });
    const account = { claimId: other.id, claimantId: webRandom.uuid(), awaitsAnswer: false, createdAt: now };
    const [accountId, unused] = [webRandom.uuid(), webRandom.uuid()];
    const payout = aNewPayout(other.id, 'CL-B-01', { status: 'PAID' });
    const record = { ...payout.record, accountId, paidAt: now.toISOString() };
    await inTransaction(db.database, async (tx) => {
      await insertClaimAccount(tx, { ...account, accountNumber, accountId });
      await insertClaimAccount(tx, { ...account, accountNumber, accountId: unused });
      await insertPayouts(tx, [{ ...payout, record }]);
    });
    const elsewhere = (policyNumber: string, number = accountNumber) =>
      paidIntoElsewhere(db.database, { accountNumber: number, policyNumber });
    expect(await elsewhere('7000010012')).toEqual([{ reference: other.reference, paidAt: now.toISOString() }]);
    expect(await elsewhere('7000010020')).toEqual([]);
    expect(await elsewhere('7000010012', '62000099999')).toEqual([]);
  });
});
