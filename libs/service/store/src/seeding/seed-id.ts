import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A uuid (version 8) made from a text: the same text gives the same id, so that seeding twice adds nothing. */
export function seedId(text: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(text)));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
