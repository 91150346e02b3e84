import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA256 over what is sent, as lower-case hexadecimal digits. Source: docs/domain/payments.md#r6-5. */
export const signatureOf = (secret: string, sent: Uint8Array | string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), typeof sent === 'string' ? utf8ToBytes(sent) : sent));

/** Whether somebody who knows the secret signed this, found out in a time that tells nothing about it. */
export function isSigned(secret: string, sent: Uint8Array, signature: string | null): boolean {
  const expected = signatureOf(secret, sent);
  const given = signature ?? '';
  let difference = expected.length ^ given.length;
  for (let i = 0; i < expected.length; i += 1) difference |= expected.charCodeAt(i) ^ (given.charCodeAt(i) || 0);
  return difference === 0;
}

/** A report older than this may be one that somebody kept and sends again. Source: docs/reliability.md#f3. */
const freshMs = 5 * 60_000;

/** Whether a report was signed just now, by either clock. */
export const isFresh = (sentAt: string, now: Date): boolean => Math.abs(now.getTime() - Date.parse(sentAt)) <= freshMs;
