import { certificateCode } from '@portal/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeInAddress } from './code-in-address';

it('takes a code however it was written into the address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.constantFrom('', '-', ' '), (bytes, gap) => {
      const code = certificateCode(bytes);
      const part = code.toLowerCase().replaceAll('-', gap);
      expect(codeInAddress(part)).toEqual({ kind: 'code', code });
    }),
  );
});

it.each([undefined, 'check'])('asks for a code where there is none: %s', (part) => {
  expect(codeInAddress(part)).toEqual({ kind: 'none' });
});

it('says what is wrong with something that is no code, whatever it is', () => {
  expect(codeInAddress('7K3M-Q2XR')).toEqual({
    kind: 'unreadable',
    typed: '7K3M-Q2XR',
    message: 'The code has 12 letters and digits, in groups of four',
  });
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (part) => codeInAddress(part).kind !== 'none'));
});
