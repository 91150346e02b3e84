import { fail, ok, type Result } from '../base/result';

/** Digits and capitals without those that are taken for another: 0 and O, 1, I and L, and U for V. */
const symbols = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
/** So many random bytes that each of the 30^12 codes is as likely as the next, to one in 10^20. */
const bytesNeeded = 16;

const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/**
 * The code by which anybody may check a certificate: `7K3M-Q2XR-9WAB`, short enough to be read out.
 * 58 bits of the random bytes are in it, so it cannot be guessed. Throws a RangeError for fewer than 16 bytes.
 */
export function certificateCode(bytes: Uint8Array): string {
  if (bytes.length < bytesNeeded) throw new RangeError(`A certificate code takes ${bytesNeeded} random bytes`);
  const base = BigInt(symbols.length);
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let code = '';
  while (code.length < length) {
    code += symbols.charAt(Number(rest % base));
    rest /= base;
  }
  return inGroups(code);
}

/** A certificate code as typed or read out: small letters, spaces and any or no hyphens are forgiven. */
export function readCertificateCode(typed: string): Result<string> {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  if (code === '') return fail('Enter the code of the certificate');
  if (!/^[A-Z0-9]*$/.test(code) || code.length !== length) {
    return fail(`The code has ${length} letters and digits, in groups of four`);
  }
  const stranger = [...code].find((symbol) => !symbols.includes(symbol));
  if (stranger !== undefined) return fail(`There is no ${stranger} in a code: look at it again`);
  return ok(inGroups(code));
}
