import { certificateCode } from '@portal/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from './code-of';

it('finds every code in the name of its file', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const code = certificateCode(bytes);
      expect(codeOf({ fileName: `benefit-certificate-${code}` })).toBe(code);
    }),
  );
});

it.each(['benefit-certificate', 'benefit-certificate-7000010012', 'premium-statement-2025-11-21'])(
  'finds none in %s',
  (fileName) => {
    expect(codeOf({ fileName })).toBeNull();
  },
);
