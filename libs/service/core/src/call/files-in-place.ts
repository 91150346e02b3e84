import { bytesOfPart, mostInParts, partCount } from '@portal/domain';
import {
  type Database,
  deleteUpload,
  findPartialUpload,
  type PartialUploadRow,
  partsOfUpload,
  type UploadOwner,
} from '@portal/service-store';
import { base64Of } from '../wire/base64';
import { isUuid } from '../wire/is-uuid';
import { Refusal } from '../wire/refusal';

const incomplete = () => new Refusal('NOT_FOUND', 'A file has not arrived completely. Please send it again.');

/** So deep a body may name files: a list of a person in a list. */
const deepest = 5;

interface InPlace {
  value: Record<string, unknown>;
  /** Which uploads it was made of. */
  used: string[];
}

type Named = Record<string, unknown> & { uploadId: string };

/**
 * A body with every file that it names by `uploadId` in its place, as if it had come in the body: what reads it from here on knows no
 * other way. Refuses with 404 an upload that is not whole, not what its sender said, not theirs or no more.
 */
export async function filesInPlace(
  value: Record<string, unknown>,
  owner: UploadOwner,
  database: Database,
  now: Date,
): Promise<InPlace> {
  const named = namedIn(value, 0);
  if (named.length > mostNamed) throw new Refusal('PAYLOAD_TOO_LARGE');
  const uploads = new Map<Named, PartialUploadRow>();
  for (const one of named) {
    const upload = isUuid(one.uploadId) ? await findPartialUpload(database, owner, one.uploadId, now) : null;
    if (upload === null) throw incomplete();
    uploads.set(one, upload);
  }
  const all = [...uploads.values()];
  // Before any of it is read.
  if (all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > mostInParts) throw new Refusal('PAYLOAD_TOO_LARGE');

  const files = new Map<Named, object>();
  for (const [one, upload] of uploads) {
    const { uploadId: _, ...rest } = one;
    const { fileName, fileExtension, contentType } = upload;
    const base64File = base64Of(await contentOf(upload, database));
    files.set(one, { ...rest, base64File, fileName, fileExtension, contentType });
  }
  return { value: placed(value, files) as Record<string, unknown>, used: all.map(({ id }) => id) };
}

/** More than the schemas of bodies take, and few enough to be looked up. */
const mostNamed = 20;

/** One that has its content besides stays as it is: its schema refuses what it does not know. */
const isNamed = (part: object): part is Named =>
  'uploadId' in part && typeof part.uploadId === 'string' && !('base64File' in part);

function namedIn(part: unknown, depth: number): Named[] {
  if (typeof part !== 'object' || part === null || depth > deepest) return [];
  return isNamed(part) ? [part] : Object.values(part).flatMap((inner) => namedIn(inner, depth + 1));
}

function placed(part: unknown, files: ReadonlyMap<unknown, object>, depth = 0): unknown {
  if (typeof part !== 'object' || part === null || depth > deepest || files.size === 0) return part;
  const file = files.get(part);
  if (file) return file;
  if (Array.isArray(part)) return part.map((one) => placed(one, files, depth + 1));
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, placed(one, files, depth + 1)]));
}

async function contentOf(upload: PartialUploadRow, database: Database): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await partsOfUpload(database, upload.id);
  const isWhole =
    parts.length === partCount(upload) && parts.every((part, at) => part.length === bytesOfPart(upload, at));
  if (!isWhole) throw incomplete();
  const content = new Uint8Array(upload.sizeBytes);
  let at = 0;
  for (const part of parts) {
    content.set(part, at);
    at += part.length;
  }
  if ((await sha256Of(content)) === upload.sha256) return content;
  // Nothing that is sent after it would mend it.
  await deleteUpload(database, upload, upload.id);
  throw incomplete();
}

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
