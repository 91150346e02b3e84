import { type ClaimCase, type DocumentFile, type Endpoints } from '@portal/contract';
import { type ClaimRow, findClaim, findClaimFile, inTransaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { base64Of } from '../../../wire/base64';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { caseOf } from './case-of';
import { auditClaim } from './on-claim';

/** One claim, to read; that it was read is written down. */
export async function claimCase(call: StaffCall<Endpoints['claimCase']>, tools: Tools): Promise<ClaimCase> {
  const claim = await claimById(tools, call.params.id);
  return inTransaction(tools.database, async (tx) => {
    const read = await caseOf(tx, claim, call, tools);
    await auditClaim(call, tx, claim, { action: 'CLAIM_READ' });
    return read;
  });
}

/** One file of a claim with its content; that it was read is written down. */
export async function claimFile(call: StaffCall<Endpoints['claimFile']>, tools: Tools): Promise<DocumentFile> {
  const { id, fileId } = call.params;
  const claim = await claimById(tools, id);
  const file = isUuid(fileId) ? await findClaimFile(tools.database, claim.id, fileId) : null;
  if (file === null) throw new Refusal('NOT_FOUND');
  await inTransaction(tools.database, (tx) =>
    auditClaim(call, tx, claim, { action: 'CLAIM_FILE_READ', after: { file: file.id } }),
  );
  const { fileName, fileExtension, contentType, content, createdAt } = file;
  const generatedAt = createdAt.toISOString();
  return { fileName, fileExtension, contentType, base64File: base64Of(new Uint8Array(content)), generatedAt };
}

/** The claim of an id, however it was typed; 404 where there is none. */
export async function claimById({ database }: Tools, id: string): Promise<ClaimRow> {
  const claim = isUuid(id) ? await findClaim(database, id) : null;
  if (claim === null) throw new Refusal('NOT_FOUND');
  return claim;
}
