import { payoutNumber } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { apiBase } from '@portal/contract';
import {
  type ClaimRow,
  claimsOfPolicies,
  type Database,
  insertPayouts,
  inTransaction,
  lockClaim,
  saveClaim,
} from '@portal/service-store';
import { aNewPayout } from '@portal/service-store/testing';
import { ownerPolicy } from '../seeded-policies';
import { type World } from '../world';

interface OwnClaim {
  reference: string;
  version: number;
  documents: { id: string; files: { id: string }[] }[];
}

/** A claim for the owner's spouse, with a certificate that was sent for it. */
export async function aClaim({ send, database }: World, token: string, lifeId: string | undefined) {
  const body = { policyNumber: ownerPolicy, lifeId, dateOfDeath: '2026-11-18', causeReported: 'NATURAL' };
  const opened = await send('POST', `${apiBase}/claims`, { token, body });
  const { reference, version, documents } = opened.body.data as unknown as OwnClaim;
  const base64File = btoa(aPdf('a certificate of the tests'));
  const file = { base64File, fileName: 'certificate.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
  const sent = await send('POST', `${apiBase}/claims/${reference}/documents`, {
    token,
    body: { documentId: documents[0]?.id, files: [file], version },
  });
  const [row] = await claimsOfPolicies(database, [ownerPolicy]);
  const after = sent.body.data as unknown as OwnClaim;
  const files = { claimFile: after.documents[0]?.files[0]?.id };
  const parts = row && (await partsBeside(database, row));
  return {
    claim: row?.id,
    claimReference: reference,
    ...files,
    ...parts,
    payout: row && (await aPayoutOf(database, row)),
  };
}

/** A child whom the owner was let in to speak for, and somebody else, who are paid by the claim too. */
async function partsBeside(database: Database, { id, record }: ClaimRow) {
  const [owner] = record.claimants;
  if (!owner) throw new Error('Nobody claims');
  const [childPart, othersPart] = [crypto.randomUUID(), crypto.randomUUID()];
  const beneficiary = { ...owner, role: 'BENEFICIARY', share: 10 } as const;
  const representative = { name: owner.name, idNumber: owner.idNumber };
  const child = { ...beneficiary, id: childPart, name: 'A child', dateOfBirth: '2015-05-05', representative };
  const other = { ...beneficiary, id: othersPart, name: 'Somebody else', cellNumber: '27831230009' };
  await inTransaction(database, async (tx) => {
    const held = await lockClaim(tx, id);
    const claimants = [...record.claimants, child, other];
    if (held) await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, new Date());
  });
  return { childPart, othersPart };
}

/** A payment of a claim to the policyholder, which waits for an account. */
async function aPayoutOf(database: Database, { id, reference, policyNumber, record }: ClaimRow): Promise<string> {
  const number = payoutNumber(reference, 1);
  const payee = record.claimants.find(({ role }) => role === 'POLICYHOLDER');
  const more = { policyNumber, claimantId: payee?.id ?? null, status: 'WAITING_FOR_ACCOUNT' } as const;
  await inTransaction(database, (tx) => insertPayouts(tx, [aNewPayout(id, number, more)]));
  return number;
}
