import { type DocumentFile, type Endpoints } from '@portal/contract';
import { claimLetterContent, isPaidOut, payoutProofContent } from '@portal/service-documents';
import { type Claimant, type ClaimRow, findPolicy, payoutsOfClaims, type PayoutRow } from '@portal/service-store';
import { fullName } from '@portal/domain';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { pdfFile } from '../../pdf-file';
import { nameOfDeceased } from '../name-of-deceased';
import { parlourPayoutRead } from '../customer/arranger-view';
import { ownPayouts, payoutRead } from '../customer/claim-view';
import { isNobodyPaid, ownClaim, readerOf } from '../customer/own-claims';

const named = ({ reference, policyNumber, record }: ClaimRow) => ({
  reference,
  policyNumber,
  dateOfDeath: record.dateOfDeath,
  life: { name: nameOfDeceased(record) },
});

/** Proof of one payment to the caller, once it is paid: a payment to somebody else is like one that does not exist. Source: docs/domain/claims.md#c6-3. */
export async function payoutProof(
  { params, caller, request }: FamilyCall<Endpoints['payoutProof']>,
  tools: Tools,
): Promise<DocumentFile> {
  const claim = await ownClaim(tools.database, caller, params.reference);
  const payouts = await payoutsOfClaims(tools.database, [claim.id]);
  const reader = readerOf(claim, caller);
  const own = ownPayouts({ claim, payouts, reader });
  // One that the bank refused and the one that was made anew for it have the same number.
  const numbered = own.filter(({ number }) => number === params.number);
  if (numbered.length === 0) throw new Refusal('NOT_FOUND');
  const paid = numbered.find((row) => isPaidOut(payoutRead(row)));
  if (!paid) throw new Refusal('INVALID_STATUS', 'There is proof only of a payment that the bank has paid.');
  return proofFile(tools, { claim, payout: paid, reader }, request.now);
}

/** Proof of a payment that the bank has paid. */
export function proofFile(
  tools: Tools,
  { claim, payout, reader }: { claim: ClaimRow; payout: PayoutRow; reader: Claimant | null },
  now: Date,
): Promise<DocumentFile> {
  const read = reader?.arrangesFuneral ? parlourPayoutRead : payoutRead;
  const proven = { claim: named(claim), payee: payout.record.payee.name, payout: read(payout) };
  const content = payoutProofContent(proven, tools.issuer, { issuedAt: now });
  return pdfFile(tools, content, proofName(payout));
}

export const proofName = ({ number }: Pick<PayoutRow, 'number'>): string => `proof-of-payment-${number}`;
export const letterName = ({ reference }: Pick<ClaimRow, 'reference'>): string => `letter-${reference}`;

/** The letter of a refusal that holds, as the page shows it. Source: docs/domain/claims.md#c7-3. */
export async function claimLetter(
  { params, caller }: FamilyCall<Endpoints['claimLetter']>,
  tools: Tools,
): Promise<DocumentFile> {
  const claim = await ownClaim(tools.database, caller, params.reference);
  if (isNobodyPaid(claim, caller)) throw new Refusal('NOT_FOUND');
  const to = readerOf(claim, caller)?.name ?? (await nameOfPolicyholder(tools, claim));
  return letterFile(tools, claim, to);
}

/** The letter of a claim to somebody by their name. Refuses with INVALID_STATUS where nothing was refused. */
export function letterFile(tools: Tools, claim: ClaimRow, to: string): Promise<DocumentFile> {
  const { decision } = claim.record;
  if (!decision?.letter)
    throw new Refusal('INVALID_STATUS', 'There is a letter only of a claim that was not approved.');
  const issuedAt = new Date(decision.confirmedAt);
  const content = claimLetterContent(named(claim), decision.letter, tools.issuer, { to, issuedAt });
  return pdfFile(tools, content, letterName(claim));
}

async function nameOfPolicyholder({ database }: Tools, { policyNumber }: ClaimRow): Promise<string> {
  const policy = await findPolicy(database, policyNumber);
  if (policy === null) throw new Refusal('NOT_FOUND');
  return fullName(policy.record.MainMember);
}
