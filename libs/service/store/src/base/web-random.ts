import { uuidOf } from '@portal/domain';
import { type RandomSource } from './ports';

const range = 2 ** 32;

/**
 * Randomness from the platform's generator for secrets, in Node and in a tab.
 *
 * A plain remainder would favour small numbers; draws beyond the last full multiple of the bound are thrown away.
 */
export const webRandom: RandomSource = {
  bytes: (length) => globalThis.crypto.getRandomValues(new Uint8Array(length)),
  int(belowExclusive) {
    if (!Number.isInteger(belowExclusive) || belowExclusive < 1 || belowExclusive > range) {
      throw new RangeError('The bound of a random number is a whole number from 1 to 2^32');
    }
    const fair = range - (range % belowExclusive);
    const draw = new Uint32Array(1);
    for (;;) {
      const [drawn = range] = globalThis.crypto.getRandomValues(draw);
      if (drawn < fair) return drawn % belowExclusive;
    }
  },
  uuid: () => uuidOf(globalThis.crypto.getRandomValues(new Uint8Array(16))),
};
