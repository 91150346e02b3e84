import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { eq } from 'drizzle-orm';
import { insertClaimAccount } from '../claims/claim-accounts';
import { insertClaimFiles } from '../claims/claim-files';
import { insertClaim } from '../claims/claims';
import { insertDeathReport, insertDeathReportLives, updateDeathReport } from '../claims/death-reports';
import { insertPayouts } from '../claims/payouts';
import { type Transaction } from '../database/database';
import { type ClaimFileRow, claims } from '../schema/claims';
import { samplePage } from './sample-page';
import { type Seed, type SeedClaim, type SeedDeathReport } from './seed-types';

/** Puts reports of deaths and claims into the database, with their files, accounts and payments. */
export async function insertSeedClaims(
  tx: Transaction,
  { deathReports = [], claims: given = [] }: Pick<Seed, 'deathReports' | 'claims'>,
  isNew: (one: { policyNumber: string }) => boolean,
): Promise<void> {
  for (const report of deathReports.filter(isNew)) await insertReport(tx, report);
  for (const claim of given.filter(isNew)) await insertGivenClaim(tx, claim);
}

async function insertReport(tx: Transaction, given: SeedDeathReport): Promise<void> {
  const { policyNumber, status, lives, createdAt, cellProvedAt, lookedUpAt, ...report } = given;
  const { id } = await insertDeathReport(tx, {
    ...report,
    cellProvedAt: cellProvedAt === null ? null : new Date(cellProvedAt),
    address: null,
    isLeftToStaff: false,
    createdAt: new Date(createdAt),
  });
  await insertDeathReportLives(
    tx,
    lives.map((life) => ({ ...life, reportId: id, policyNumber })),
  );
  await updateDeathReport(tx, id, { status, lookedUpAt: new Date(lookedUpAt) }, new Date(lookedUpAt));
}

async function insertGivenClaim(tx: Transaction, given: SeedClaim): Promise<void> {
  const { accounts, payouts, updatedAt, createdAt, ...claim } = given;
  const { id: claimId, policyNumber } = await insertClaim(tx, { ...claim, createdAt: new Date(createdAt) });
  await insertClaimFiles(tx, filesOf(given));
  for (const account of accounts) {
    await insertClaimAccount(tx, {
      ...account,
      claimId,
      awaitsAnswer: false,
      createdAt: new Date(account.createdAt),
    });
  }
  const planned = payouts.map((payout) => ({
    ...payout,
    claimId,
    policyNumber,
    createdAt: new Date(payout.createdAt),
  }));
  await insertPayouts(tx, planned);
  await tx
    .update(claims)
    .set({ updatedAt: new Date(updatedAt) })
    .where(eq(claims.id, claimId));
}

/** A page for each file, so that whoever decides can open it. The reference on it makes it unlike that of any other claim. */
const filesOf = ({ id: claimId, reference, record }: SeedClaim): ClaimFileRow[] =>
  record.documents.flatMap((line) =>
    line.files.map(({ id, name, receivedAt }) => {
      const content = samplePage(`Sample for ${reference}: ${line.type.toLowerCase().replaceAll('_', ' ')}`);
      const at = new Date(receivedAt);
      return {
        id,
        claimId,
        documentId: line.id,
        fileName: name,
        fileExtension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: content.byteLength,
        sha256: bytesToHex(sha256(content)),
        content,
        source: 'CUSTOMER',
        sentBy: 'seed',
        receivedAt: at,
        createdAt: at,
      };
    }),
  );
