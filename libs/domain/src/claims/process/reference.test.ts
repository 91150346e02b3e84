import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '../../base/result';
import { claimReference, deathReportReference, payoutNumber, readReference } from './reference';

const randomBytes = fc.uint8Array({ minLength: 16, maxLength: 32 });
const makers = [
  { kind: 'CLAIM', make: claimReference, prefix: 'CL' },
  { kind: 'DEATH_REPORT', make: deathReportReference, prefix: 'DR' },
] as const;

describe.each(makers)('a reference of a $kind', ({ kind, make, prefix }) => {
  it('has its two letters and eight symbols of which none is taken for another', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(make(bytes)).toMatch(new RegExp(`^${prefix}(-[2-9A-HJKMNP-TV-Z]{4}){2}$`));
      }),
    );
  });

  it('is read as it was given, in whatever case, spaces and hyphens', () => {
    const between = fc.constantFrom('', ' ', '-', ' - ', '\u2013', '\u00a0');
    fc.assert(
      fc.property(randomBytes, between, fc.boolean(), (bytes, gap, small) => {
        const reference = make(bytes);
        const typed = ` ${reference.replaceAll('-', gap)} `;
        expect(readReference(small ? typed.toLowerCase() : typed)).toEqual(ok({ kind, reference }));
      }),
    );
  });

  it('is another one for other bytes, wherever they differ', () => {
    const references = Array.from({ length: 16 }, (_, place) =>
      make(Uint8Array.from({ length: 16 }, (_one, at) => (at === place ? 1 : 0))),
    );
    expect(new Set(references).size).toBe(16);
  });

  it('is not made of too little chance', () => {
    expect(() => make(new Uint8Array(15))).toThrow(RangeError);
  });
});

const form = 'A reference is CL or DR and 8 letters and digits, in groups of four';

it.each([
  { typed: ' - ', says: 'Enter the reference' },
  { typed: '7K3M-Q2XR', says: form },
  { typed: 'XX-7K3M-Q2XR', says: form },
  { typed: 'CL-7K3M-Q2X', says: form },
  { typed: 'CL-7K3M-Q2XR-01', says: form },
  { typed: 'CL-7K3M-Q2X?', says: form },
  { typed: 'CL-7K3M-Q2X0', says: 'There is no 0 in a reference: look at it again' },
  { typed: 'DR-7K3M-Q2XU', says: 'There is no U in a reference: look at it again' },
])('the reference "$typed" is refused, with the reason', ({ typed, says }) => {
  expect(readReference(typed)).toEqual({ success: false, message: says });
});

describe('the number of a payout', () => {
  it.each([
    [1, 'CL-7K3M-Q2XR-01'],
    [2, 'CL-7K3M-Q2XR-02'],
    [12, 'CL-7K3M-Q2XR-12'],
    [100, 'CL-7K3M-Q2XR-100'],
  ])('counts within the claim: %i', (place, number) => {
    expect(payoutNumber('CL-7K3M-Q2XR', place)).toBe(number);
  });

  it.each([0, -1, 1.5, Number.NaN])('is none for the place %s', (place) => {
    expect(() => payoutNumber('CL-7K3M-Q2XR', place)).toThrow(RangeError);
  });
});
