import { fail, type Result } from '../base/result';
import { checkCode, plainCode, randomCode } from './random-code';

const length = 12;

/**
 * The code by which anybody may check a certificate: `7K3M-Q2XR-9WAB`, short enough to be read out.
 * 58 bits of the random bytes are in it, so it cannot be guessed. Throws a RangeError for fewer than 16 bytes.
 */
export const certificateCode = (bytes: Uint8Array): string => randomCode(length, bytes);

/** A certificate code as typed or read out: small letters, spaces and any or no hyphens are forgiven. */
export function readCertificateCode(typed: string): Result<string> {
  const code = plainCode(typed);
  if (code === '') return fail('Enter the code of the certificate');
  return checkCode(code, {
    length,
    form: `The code has ${length} letters and digits, in groups of four`,
    name: 'code',
  });
}
