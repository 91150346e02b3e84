import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileSets, nothingReported } from '../testing/hostile-parameters';
import { hasReport, keptReport, readKeptReport, readReport, returnParameters } from './return-parameters';

const read = (search: string) => readReport(new URLSearchParams(search));

describe('what the payment page reports', () => {
  it('is read as it is written', () => {
    const search =
      'status=success&payatTranId=480012345678&payatReferenceNum=1999997000010012&digiapiPaymentMethod=CAPITEC_PAY' +
      '&digiapiExternalRef=3f2b8c1e7a554a559a556a5500000001&payatAmount=189.00';
    expect(read(search)).toEqual({
      status: 'success',
      transactionId: '480012345678',
      reference: '1999997000010012',
      method: 'CAPITEC_PAY',
      externalRef: '3f2b8c1e7a554a559a556a5500000001',
      amount: '189.00',
    });
  });

  it('is nothing when nothing is said', () => {
    expect(read('')).toEqual(nothingReported);
    expect(hasReport(new URLSearchParams('other=1'))).toBe(false);
    expect(hasReport(new URLSearchParams('payatAmount='))).toBe(true);
  });

  it.each(hostileSets)('is ignored, cut or shown as text when it is hostile: $why', ({ search, gives }) => {
    expect(read(search)).toEqual({ ...nothingReported, ...gives });
  });

  it('is never anything but one of four statuses and texts of 1 to 64 characters that can be seen', () => {
    const pair = fc.tuple(
      fc.constantFrom<string>(...returnParameters, 'status[]', 'STATUS'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const { status, ...texts } = readReport(new URLSearchParams(pairs));
        expect(['success', 'failed', 'cancelled', 'none']).toContain(status);
        for (const text of Object.values(texts)) {
          if (text !== null) expect(text).toMatch(/^[^\p{C}]{1,64}$/u);
        }
        for (const name of returnParameters) {
          const given = pairs.filter(([one]) => one === name);
          if (name === 'status' && given.length > 1) expect(status).toBe('none');
        }
      }),
    );
  });

  it('is the same after a reload, as far as the page uses it, and nothing else is kept', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.constantFrom('success', 'failed', 'SUCCESS'), (text, given) => {
        const search = { status: given, digiapiExternalRef: text, payatTranId: text, payatAmount: text };
        const { status, externalRef } = readReport(new URLSearchParams(search));
        const kept = readKeptReport(structuredClone(keptReport({ status, externalRef })));
        expect(kept).toEqual({ ...nothingReported, status, externalRef });
      }),
    );
  });

  it.each([null, 'success', 7, {}, { payatReturn: 'success' }, { payatReturn: null }])(
    'is nothing when the browser kept something else: %j',
    (kept) => expect(readKeptReport(kept)).toBeNull(),
  );

  it('is checked again when the browser kept it', () => {
    expect(
      readKeptReport({ payatReturn: { status: ['success'], payatTranId: 7, payatAmount: 'x'.repeat(99) } }),
    ).toEqual({
      ...nothingReported,
      amount: 'x'.repeat(64),
    });
  });
});
