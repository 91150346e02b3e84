import { bytesOfBase64, type FilePayload } from '@portal/domain';

/** What is kept of a file that somebody sent, wherever it is kept. */
export async function fileColumns({ base64File, fileName, fileExtension, contentType }: FilePayload) {
  const content = bytesOfBase64(base64File);
  return {
    fileName,
    fileExtension,
    contentType,
    sizeBytes: content.byteLength,
    sha256: await sha256Of(content),
    content,
  };
}

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
