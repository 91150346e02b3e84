import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA256 under one key. 32 bytes. */
export type KeyedHash = (message: Uint8Array) => Uint8Array;

/** A secret shorter than this cannot hold 256 bits. */
const shortestSecret = 32;

/**
 * One key for each use, all from the one secret of the service, so that a hash made for one use means nothing in another.
 *
 * Throws a plain Error for a secret shorter than 32 characters: an installation mistake, found at start.
 */
export function keyedHash(secret: string, use: string): KeyedHash {
  if (secret.length < shortestSecret) throw new Error(`The session secret needs at least ${shortestSecret} characters`);
  const key = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(use));
  const prepared = hmac.create(sha256, key);
  return (message) => prepared.clone().update(message).digest();
}

/** Compares two hashes in a time that depends on their length alone. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}
