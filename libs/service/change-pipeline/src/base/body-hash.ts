import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tells whether two bodies ask for the same. PINs count: they are a part of what was sent. */
export const bodyHash = (body: object): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))));
