import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateCode, readCertificateCode } from './certificate-code';
import { ok } from '../base/result';

const randomBytes = fc.uint8Array({ minLength: 16, maxLength: 32 });

describe('a certificate code', () => {
  it('has three groups of four, and nothing that is taken for something else', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(certificateCode(bytes)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
      }),
    );
  });

  it('holds at least 55 bits', () => {
    const seen = new Set<string>();
    for (let byte = 0; byte < 256; byte++) {
      for (const symbol of certificateCode(new Uint8Array(16).fill(byte)).replaceAll('-', '')) seen.add(symbol);
    }
    expect(12 * Math.log2(seen.size)).toBeGreaterThan(55);
  });

  it('is another one for other bytes, wherever they differ', () => {
    const codes = Array.from({ length: 16 }, (_, place) =>
      certificateCode(Uint8Array.from({ length: 16 }, (_one, at) => (at === place ? 1 : 0))),
    );
    expect(new Set(codes).size).toBe(16);
    expect(certificateCode(new Uint8Array(16))).toBe('2222-2222-2222');
  });

  it('is not made of too little chance', () => {
    expect(() => certificateCode(new Uint8Array(15))).toThrow(RangeError);
  });
});

describe('a code that somebody types', () => {
  it('is read as it was given, in whatever case, spaces and hyphens', () => {
    const between = fc.constantFrom('', ' ', '-', ' - ', '\u2013', '\u00a0');
    fc.assert(
      fc.property(randomBytes, between, fc.boolean(), (bytes, gap, small) => {
        const code = certificateCode(bytes);
        const typed = ` ${code.replaceAll('-', gap)} `;
        expect(readCertificateCode(small ? typed.toLowerCase() : typed)).toEqual(ok(code));
      }),
    );
  });

  it.each([
    { typed: '7k3mq2xr9wab', gives: ok('7K3M-Q2XR-9WAB') },
    { typed: '7K3 MQ2 XR9 WAB', gives: ok('7K3M-Q2XR-9WAB') },
    { typed: '７Ｋ３Ｍ-Q2XR-9WAB', gives: ok('7K3M-Q2XR-9WAB') },
  ])('"$typed" is forgiven', ({ typed, gives }) => {
    expect(readCertificateCode(typed)).toEqual(gives);
  });

  it.each([
    { typed: ' - ', says: 'Enter the code of the certificate' },
    { typed: '7K3M-Q2XR', says: 'The code has 12 letters and digits, in groups of four' },
    { typed: '7K3M-Q2XR-9WAB-2', says: 'The code has 12 letters and digits, in groups of four' },
    { typed: '7K3M-Q2XR-9WA?', says: 'The code has 12 letters and digits, in groups of four' },
    { typed: '7K3M-Q2XR-9WA0', says: 'There is no 0 in a code: look at it again' },
    { typed: '7K3M-Q2XR-9WAU', says: 'There is no U in a code: look at it again' },
  ])('"$typed" is refused, with the reason', ({ typed, says }) => {
    expect(readCertificateCode(typed)).toEqual({ success: false, message: says });
  });
});
