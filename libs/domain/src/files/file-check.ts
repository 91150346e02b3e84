import { checkFileName } from './file-name';
import { fileExtensionOf, type FilePayload } from './file-payload';
import { fail, ok, type Result } from '../base/result';

/** An upload is smaller than this, decoded. */
export const maxFileBytes = 5 * 1024 * 1024;

/** What may be uploaded, told by its first bytes and not by what its name or sender says. Source: docs/domain/conduct.md#r8-4. */
export const fileKinds = [
  { contentType: 'application/pdf', extensions: ['.pdf'], signature: '%PDF-' },
  { contentType: 'image/jpeg', extensions: ['.jpg', '.jpeg'], signature: '\xff\xd8\xff' },
  { contentType: 'image/png', extensions: ['.png'], signature: '\x89PNG\r\n\x1a\n' },
] as const;

export type FileContentType = (typeof fileKinds)[number]['contentType'];

/** A file that was checked: its kind by content, its size, and its content as one character a byte. */
export interface CheckedFile {
  contentType: FileContentType;
  sizeBytes: number;
}

/** What is said of a file that is not taken, beside the specification's own two sentences. */
const fileSentences = {
  kind: 'The file must be a PDF, JPG or PNG',
  size: `The file must be smaller than ${maxFileBytes / 1024 / 1024} MB`,
} as const;

const decode = (base64: string): string | null => {
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  return atob(base64);
};

const decodedSize = (base64: string) =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** What is said of a file whose inside was looked at by the service. */
export const fileRefusals = {
  unreadable: 'This file is damaged or not complete. Save it again and send the new copy.',
  locked: 'This PDF is protected by a password. Send a copy without one.',
  active:
    'This PDF holds a script, an attached file or something that starts by itself. Print it to a new PDF and send that.',
  tooLarge: 'This picture is too large. Send one of at most 80 megapixels.',
} as const;

/** The most pixels of a picture, and the longest side. More would fill the memory of whoever opens it. */
export const maxPixels = 80_000_000;
export const maxPictureSide = 20_000;

/** How many documents of a policy are kept, and how many bytes they have together. */
export const uploadLimits = { documents: 100, bytes: 200 * 1024 * 1024 } as const;

/** Whether more documents may be kept beside those that are. */
export const hasRoomForUploads = (kept: { documents: number; bytes: number }, more: readonly number[]): boolean =>
  kept.documents + more.length <= uploadLimits.documents &&
  kept.bytes + more.reduce((sum, bytes) => sum + bytes, 0) <= uploadLimits.bytes;

/**
 * Checks an upload, the same in the browser and in the service: name, size, and that content and extension agree. What it is, the
 * content says and never the sender. The service then looks inside (`receiveFile` of the documents).
 */
export function checkFile({ base64File, fileName, fileExtension }: FilePayload): Result<CheckedFile> {
  if (fileExtensionOf(fileName) !== fileExtension) return fail('Invalid file extension');
  const extension = fileExtension.toLowerCase();
  const kind = fileKinds.find(({ extensions }) => extensions.some((allowed) => allowed === extension));
  if (kind === undefined) return fail(fileSentences.kind);
  const name = checkFileName(fileName);
  if (!name.success) return name;
  const sizeBytes = decodedSize(base64File);
  if (sizeBytes >= maxFileBytes) return fail(fileSentences.size);

  const content = decode(base64File);
  if (content === null) return fail('Failed to read file');
  if (!content.startsWith(kind.signature)) return fail(fileSentences.kind);
  return ok({ contentType: kind.contentType, sizeBytes });
}
