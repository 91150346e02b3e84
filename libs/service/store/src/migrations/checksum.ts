import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Migration } from './migration';

/** What a step does, as 16 hexadecimal digits: another one, should anybody change it. Its name may be mended. */
export function checksumOf({ name: _, ...step }: Migration): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(step)))).slice(0, 16);
}
