import { type Endpoints, type PartialUpload } from '@portal/contract';
import { bytesOfPart, keptFor, maxFileBytes, mostOpenUploads, partCount } from '@portal/domain';
import {
  arrivedParts,
  deleteUpload,
  type Executor,
  findPartialUpload,
  inTransaction,
  lockPartialUpload,
  openUpload,
  type PartialUploadRow,
  putUploadPart,
} from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { idOf } from '../../caller/caller';
import { isUuid } from '../../wire/is-uuid';
import { Refusal } from '../../wire/refusal';

const hourMs = 3_600_000;

/** Begins to take a file in parts. What it is, is judged by the call that uses it (`filesInPlace`). */
export async function startUpload(
  { policy, caller, request, body }: PolicyCall<Endpoints['startUpload']>,
  { database, random }: Tools,
): Promise<PartialUpload> {
  if (body.sizeBytes >= maxFileBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  const { now } = request;
  return inTransaction(database, async (tx) => {
    const expiresAt = new Date(now.getTime() + keptFor.partHours * hourMs);
    const owner = { ownerId: idOf(caller), policyNumber: policy.policyNumber };
    const row = { ...body, ...owner, id: random.uuid(), createdAt: now, expiresAt };
    return asPartialUpload(tx, await openUpload(tx, row, mostOpenUploads));
  });
}

/** What has arrived; an upload of somebody else is like one that does not exist. */
export async function partialUpload(
  call: PolicyCall<Endpoints['partialUpload']>,
  { database }: Tools,
): Promise<{ upload: PartialUpload | null }> {
  const { uploadId } = call.params;
  const upload = isUuid(uploadId) ? await findPartialUpload(database, ownerIn(call), uploadId, call.request.now) : null;
  return { upload: upload && (await asPartialUpload(database, upload)) };
}

/** Keeps one part, of exactly the size that it must have. The same part again takes its place. */
export async function putPart(call: PolicyCall<Endpoints['putPart']>, { database }: Tools): Promise<{ part: number }> {
  const { params, bytes, request } = call;
  const { uploadId } = params;
  if (!isUuid(uploadId) || !/^\d{1,4}$/.test(params.part)) throw new Refusal('NOT_FOUND');
  const part = Number(params.part);
  return inTransaction(database, async (tx) => {
    const upload = await lockPartialUpload(tx, ownerIn(call), uploadId, request.now);
    if (upload === null || part >= partCount(upload)) throw new Refusal('NOT_FOUND');
    if (bytes.length !== bytesOfPart(upload, part)) {
      throw new Refusal('BAD_REQUEST', 'This part is not as long as it must be');
    }
    await putUploadPart(tx, uploadId, part, bytes);
    return { part };
  });
}

/** Discards what has arrived. */
export async function cancelUpload(
  call: PolicyCall<Endpoints['cancelUpload']>,
  { database }: Tools,
): Promise<{ wasKept: boolean }> {
  const { uploadId } = call.params;
  return { wasKept: isUuid(uploadId) && (await deleteUpload(database, ownerIn(call), uploadId)) };
}

const ownerIn = ({ caller, policy }: Pick<PolicyCall<never>, 'caller' | 'policy'>) => ({
  ownerId: idOf(caller),
  policyNumber: policy.policyNumber,
});

async function asPartialUpload(executor: Executor, upload: PartialUploadRow): Promise<PartialUpload> {
  const { id, sizeBytes, partBytes, expiresAt } = upload;
  return {
    id,
    sizeBytes,
    partBytes,
    partCount: partCount(upload),
    arrived: await arrivedParts(executor, id),
    expiresAt: expiresAt.toISOString(),
  };
}
