import { type DocumentFile, type Endpoints } from '@portal/contract';
import { todayInJohannesburg } from '@portal/domain';
import { claimFileContent } from '@portal/service-documents';
import { type ClaimRow, inTransaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { pdfFile } from '../../pdf-file';
import { claimAmountsRead } from '../claim-amounts-read';
import { caseOf } from '../staff/case-of';
import { claimById } from '../staff/claim-case';
import { auditClaim } from '../staff/on-claim';

/** The whole file of a claim on paper; that it was read is written down. */
export async function claimFilePdf(call: StaffCall<Endpoints['claimFilePdf']>, tools: Tools): Promise<DocumentFile> {
  const { now, today } = call.request;
  const claim = await claimById(tools, call.params.id);
  const read = await inTransaction(tools.database, async (tx) => {
    const found = await caseOf(tx, claim, call, tools);
    await auditClaim(call, tx, claim, { action: 'CLAIM_READ', after: { document: 'File of the claim' } });
    return found;
  });
  const file = {
    ...read,
    amounts: claimAmountsRead(claim, today),
    letters: lettersOf(claim),
  };
  return pdfFile(tools, claimFileContent(file, tools.issuer, { issuedAt: now }), `claim-${claim.reference}`);
}

/** The letters of all refusals, also of those that hold no longer. */
const lettersOf = ({ record: { earlierDecisions, decision } }: ClaimRow) =>
  [...earlierDecisions, ...(decision ? [decision] : [])].flatMap(({ letter, confirmedAt }) =>
    letter === null ? [] : [{ on: todayInJohannesburg(new Date(confirmedAt)), letter }],
  );
