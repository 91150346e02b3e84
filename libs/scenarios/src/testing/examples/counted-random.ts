import { sha256 } from '@noble/hashes/sha2.js';
import { uuidOf } from '@portal/domain';
import { type RandomSource } from '@portal/service-store';

/** Randomness that is the same in every run: the same calls in the same order get the same ids. */
export function countedRandom(): RandomSource {
  let draws = 0;
  const bytes = (length: number): Uint8Array<ArrayBuffer> => {
    const parts = Array.from({ length: Math.ceil(length / 32) }, () => {
      draws += 1;
      return [...sha256(new TextEncoder().encode(String(draws)))];
    });
    return new Uint8Array(parts.flat().slice(0, length));
  };
  return {
    bytes,
    int: (belowExclusive) => new DataView(bytes(4).buffer).getUint32(0) % belowExclusive,
    uuid: () => uuidOf(bytes(16)),
  };
}
