import { bytesOfBase64, type FilePayload, partLimits } from '@portal/domain';

/** A file in a body that is worth sending in parts. */
export interface LargeFile {
  /** The object of the body that it is. */
  place: FilePayload;
  bytes: Uint8Array<ArrayBuffer>;
}

const isLarge = (part: object): part is FilePayload =>
  'base64File' in part &&
  typeof part.base64File === 'string' &&
  (part.base64File.length * 3) / 4 >= partLimits.oneBodyBelow;

/** The large files of a body, wherever they stand in it. */
export function largeFilesIn(body: unknown): LargeFile[] {
  if (typeof body !== 'object' || body === null) return [];
  if (isLarge(body)) return [{ place: body, bytes: new Uint8Array(bytesOfBase64(body.base64File)) }];
  return Object.values(body).flatMap(largeFilesIn);
}

/** The body with the name of an upload in the place of each file that came as one. */
export function namingUploads(body: unknown, ids: ReadonlyMap<object, string>): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const uploadId = ids.get(body);
  if (uploadId !== undefined) {
    const {
      base64File: _,
      fileName: _name,
      fileExtension: _extension,
      contentType: _type,
      ...rest
    } = body as FilePayload;
    return { ...rest, uploadId };
  }
  if (Array.isArray(body)) return body.map((part) => namingUploads(part, ids));
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, namingUploads(part, ids)]));
}

/** Of a file, in hexadecimal; null where the browser has no means, as on a page without TLS. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  return [...new Uint8Array(await subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
