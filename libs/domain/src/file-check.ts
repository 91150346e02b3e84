import { fileExtensionOf, type FilePayload } from './file-payload';
import { fail, ok, type Result } from './result';

/** The largest upload, decoded. */
export const maxFileBytes = 5 * 1024 * 1024;

/** What may be uploaded, told by its first bytes and not by what its name or sender says. Source: domain rules 8.4. */
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

const kindsRefused = 'Only PDF, JPG and PNG files are allowed';
const hidesAnotherKind = /\.(?:exe|com|scr|bat|cmd|msi|dll|jar|js|mjs|vbs|ps1|sh|php|html?|svg|xml|zip)\./i;
const controlCharacters = /[\u0000-\u001f\u007f]/;

const decode = (base64: string): string | null => {
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  return atob(base64);
};

const decodedSize = (base64: string) =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/**
 * Checks an upload, the same in the browser and in the service: name, size, and that content and extension agree.
 * A name that hides another kind (`report.exe.pdf`) and a PDF that carries a script are refused.
 */
export function checkFile({ base64File, fileName, fileExtension }: FilePayload): Result<CheckedFile> {
  if (fileExtensionOf(fileName) !== fileExtension) return fail('Invalid file extension');
  const extension = fileExtension.toLowerCase();
  const kind = fileKinds.find(({ extensions }) => extensions.some((allowed) => allowed === extension));
  if (kind === undefined || controlCharacters.test(fileName) || hidesAnotherKind.test(fileName)) {
    return fail(kindsRefused);
  }
  const sizeBytes = decodedSize(base64File);
  if (sizeBytes > maxFileBytes) return fail('The file may not be larger than 5 MB');

  const content = decode(base64File);
  if (content === null) return fail('Failed to read file');
  if (!content.startsWith(kind.signature) || content.includes('/JavaScript')) return fail(kindsRefused);
  return ok({ contentType: kind.contentType, sizeBytes });
}
