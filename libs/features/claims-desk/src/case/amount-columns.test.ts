import { describe, expect, it } from 'vitest';
import { aClaimCase, amountsOf, aWaitingCase } from '../testing/a-claim-case';
import { amountColumns, amountRows, whyNothing } from './amount-columns';

describe('the columns of what would be paid', () => {
  it('are one where the cause makes no difference', () => {
    expect(amountColumns(aClaimCase()).map(({ label }) => label)).toEqual(['Every cause']);
  });

  it('are one for each outcome', () => {
    expect(amountColumns(aWaitingCase()).map(({ label }) => label)).toEqual([
      'Illness',
      'Accident, Violence',
      'Suicide',
      'Not known',
    ]);
  });

  it('do not join causes that pay the same in all on other lines', () => {
    const columns = amountColumns(
      aWaitingCase({ amountsByCause: [amountsOf('NATURAL', { Cover: 100 }), amountsOf('ACCIDENT', { Airtime: 100 })] }),
    );
    expect(columns).toHaveLength(2);
  });
});

describe('the rows', () => {
  it('are the lines, then what they come to, and say what depends on the cause', () => {
    expect(amountRows(amountColumns(aWaitingCase()))).toEqual([
      { label: 'Cover', amounts: [null, 20_000, null, null], differs: true, isTotal: false },
      { label: 'Accidental death', amounts: [null, 20_000, null, null], differs: true, isTotal: false },
      { label: 'Paid at once', amounts: [0, 40_000, 0, 0], differs: true, isTotal: true },
      { label: 'Waits for the cause', amounts: [null, null, null, 40_000], differs: true, isTotal: true },
    ]);
  });

  it('sum the payments of one benefit, to the cent', () => {
    const grocery = ['2026-11-20', '2026-12-20', '2027-01-20'].map((payOn) => ({
      kind: 'RIDER' as const,
      label: 'Grocery',
      amount: 0.1,
      payOn,
    }));
    const amounts = { ...amountsOf('NATURAL', {}), lines: grocery, payableNow: 0.1, payableLater: 0.2 };
    expect(amountRows([{ label: 'Every cause', amounts }])).toEqual([
      { label: 'Grocery', amounts: [0.3], differs: false, isTotal: false },
      { label: 'Paid at once', amounts: [0.1], differs: false, isTotal: true },
      { label: 'Paid later', amounts: [0.2], differs: false, isTotal: true },
    ]);
  });
});

describe('why nothing is paid', () => {
  it('is said for each cause that is known', () => {
    expect(whyNothing(amountColumns(aWaitingCase()))).toEqual([
      expect.stringMatching(/^Illness: Sipho Nkosi died of natural causes/),
      expect.stringMatching(/^Suicide: In the first 12 months/),
    ]);
  });

  it('is said once where every cause pays nothing', () => {
    const lapsed = { reasonCode: 'LAPSED' as const, sentence: 'The policy ended on 1 October 2026.' };
    const amountsByCause = [amountsOf('NATURAL', {}, { nothing: lapsed })];
    expect(whyNothing(amountColumns(aClaimCase({ amountsByCause })))).toEqual(['The policy ended on 1 October 2026.']);
  });
});
