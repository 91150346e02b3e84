import { readCertificateCode } from '@portal/domain';

/** The address without a code: for somebody who types one. */
const noCode = 'check';

/** What the address of the page says: a code as it is kept, nothing, or something that is no code, with the reason. */
export type AddressCode =
  { kind: 'code'; code: string } | { kind: 'none' } | { kind: 'unreadable'; typed: string; message: string };

/** Reads the last part of the address, as scanned, followed or typed. */
export function codeInAddress(part: string | undefined): AddressCode {
  if (part === undefined || part === noCode) return { kind: 'none' };
  const read = readCertificateCode(part);
  return read.success ? { kind: 'code', code: read.value } : { kind: 'unreadable', typed: part, message: read.message };
}
