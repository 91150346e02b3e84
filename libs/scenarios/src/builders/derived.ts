import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A uuid (version 8) made from a text, the way the store makes the ids of a seed: `<policy number>/customer` gives the
 * id of the customer whose first policy that is.
 */
export function idOf(text: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(text)));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A whole number from 0 that is always the same for a text: variety without chance. */
export const pick = (text: string, below: number): number => {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(text));
  return (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) % below;
};

/** So many digits, the same for a text. The first is never 0. */
export const digitsOf = (text: string, length: number): string =>
  Array.from({ length }, (_, place) => (place === 0 ? 1 + pick(`${text}/0`, 9) : pick(`${text}/${place}`, 10))).join(
    '',
  );
