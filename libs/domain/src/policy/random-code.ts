import { fail, ok, type Result } from '../base/result';

/** Digits and capitals without those that are taken for another: 0 and O, 1, I and L, and U for V. */
const symbols = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** So many random bytes that each of the 30^12 codes of twelve symbols is as likely as the next, to one in 10^20. */
const bytesNeeded = 16;

const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/**
 * A code of so many symbols, in groups of four, that is short enough to be read out and cannot be guessed: nearly five of the random
 * bits are in each symbol. At most 12 symbols. Throws a RangeError for fewer than 16 bytes.
 */
export function randomCode(length: number, bytes: Uint8Array): string {
  if (bytes.length < bytesNeeded) throw new RangeError(`A code takes ${bytesNeeded} random bytes`);
  const base = BigInt(symbols.length);
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let code = '';
  while (code.length < length) {
    code += symbols.charAt(Number(rest % base));
    rest /= base;
  }
  return inGroups(code);
}

/** A code as typed or read out, in capitals and without gaps: small letters, spaces and any or no hyphens are forgiven. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** How a code looks that is asked for, and what it is called. */
interface CodeForm {
  length: number;
  /** The sentence for what has another length, or something else than letters and digits. */
  form: string;
  name: 'code' | 'reference';
}

/** Puts a plain code into groups of four; refuses another form, and a symbol that no code has. */
export function checkCode(plain: string, { length, form, name }: CodeForm): Result<string> {
  if (!/^[A-Z0-9]*$/.test(plain) || plain.length !== length) return fail(form);
  const stranger = [...plain].find((symbol) => !symbols.includes(symbol));
  if (stranger !== undefined) return fail(`There is no ${stranger} in a ${name}: look at it again`);
  return ok(inGroups(plain));
}
