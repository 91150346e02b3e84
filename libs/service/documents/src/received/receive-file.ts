import { type FileContentType, type Result } from '@portal/domain';
import { cleanJpeg } from './jpeg/clean-jpeg';
import { cleanPng } from './png/clean-png';

/**
 * Looks inside a file that somebody sent and gives what may be kept of it: a photo without where and with what it was taken, a PDF
 * as it is or not at all. Fails with a sentence that can stand beside the field.
 *
 * The parser of PDF files is loaded when the first one comes.
 */
export async function receiveFile(contentType: FileContentType, content: Uint8Array): Promise<Result<Uint8Array>> {
  if (contentType === 'image/jpeg') return cleanJpeg(content);
  if (contentType === 'image/png') return cleanPng(content);
  const { checkPdf } = await import('./pdf/check-pdf');
  return checkPdf(content);
}
