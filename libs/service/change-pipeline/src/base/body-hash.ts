import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Tells whether two bodies ask for the same. PINs are left out: whoever did not see the first answer asks for a new PIN, and still means the
 * same change.
 */
export function bodyHash(body: object): string {
  const { otp: _otp, cellNumberOtp: _cellNumberOtp, ...details } = body as { otp?: unknown; cellNumberOtp?: unknown };
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(details))));
}
