import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toBase64Url } from './base64url';
import { keyedHash } from './keyed-hash';

/** Draws whole numbers from 0 up to a bound, each equally likely, unguessable. */
export interface DrawsNumbers {
  int(belowExclusive: number): number;
}

/** A one-time PIN: digits as text, because leading zeros count (docs/reliability.md#b1). */
export const drawPin = (random: DrawsNumbers, digits: number): string =>
  String(random.int(10 ** digits)).padStart(digits, '0');

/** What a PIN opens: one purpose, on one policy, as the one row that was made for it, while it is right to send it to that number. */
interface PinBinding {
  id: string;
  policyNumber: string;
  purpose: string;
  /** The number that it went to; null where there was none to send it to. */
  to: string | null;
}

/** The text kept in place of a PIN. It tells nothing without the service's key. */
export type PinHash = (binding: PinBinding, code: string) => string;

/**
 * Makes the hash that binds a PIN to its policy, purpose and row, so that a row copied elsewhere opens nothing, and to the number that it
 * went to, so that it opens nothing once that is not the number on record any more (docs/reliability.md#b7).
 */
export function createPinHash(secret: string): PinHash {
  const hash = keyedHash(secret, 'one-time PINs');
  return ({ id, policyNumber, purpose, to }, code) =>
    toBase64Url(hash(utf8ToBytes(JSON.stringify([policyNumber, purpose, to, code, id]))));
}
