import { describe, expect, it } from 'vitest';
import { aChild } from '../../testing/a-covered-family';
import { claimBasis } from './claim-basis';
import { mostAllowed } from './legal-maximum';
import { aDeath, amountsFor, aPolicyOn, paysElsewhere, platinumWithRiders } from './testing/a-claim';

describe('the legal maximum', () => {
  const elsewhere = (amount: number, inception = '2019-01-01', number = 'SSF000000') => ({
    coverElsewhere: [paysElsewhere(inception, amount, number)],
  });

  it('pays cover first and cuts the last benefits', () => {
    const { lines } = amountsFor(platinumWithRiders, elsewhere(46_500)).byCause.ACCIDENT;
    const grocery = lines.filter(({ riderId }) => riderId === 'sup-grocery').map(({ amount }) => amount);
    expect([lines[0]?.amount, ...grocery, lines.length]).toEqual([50_000, 1000, 1000, 1000, 500, 5]);
  });

  it('says what a line would be without it', () => {
    const [cover] = amountsFor(platinumWithRiders, elsewhere(60_000)).byCause.NATURAL.lines;
    expect([cover?.amount, cover?.beforeMaximum]).toEqual([40_000, 50_000]);
  });

  it.each([
    { why: 'began earlier', inception: '2020-12-31', number: 'SSF000009', total: 20_000 },
    { why: 'began later', inception: '2021-01-02', number: 'SSF000000', total: 62_500 + 15_000 },
    {
      why: 'began on the same day and has a lower number',
      inception: '2021-01-01',
      number: 'SSF000000',
      total: 20_000,
    },
    {
      why: 'began on the same day and has a higher number',
      inception: '2021-01-01',
      number: 'SSF000009',
      total: 77_500,
    },
  ])('leaves this policy $total where another one $why', ({ inception, number, total }) => {
    expect(amountsFor(platinumWithRiders, elsewhere(80_000, inception, number)).byCause.NATURAL.total).toBe(total);
  });

  it('counts what another policy pays for the same cause only', () => {
    const waits = {
      ...paysElsewhere('2019-01-01', 80_000),
      amounts: { NATURAL: 0, ACCIDENT: 80_000, VIOLENCE: 80_000, SUICIDE: 0 },
    };
    const { byCause } = amountsFor(platinumWithRiders, { coverElsewhere: [waits] });
    expect([byCause.NATURAL.total, byCause.ACCIDENT.total, byCause.UNKNOWN.total]).toEqual([77_500, 20_000, 20_000]);
    const basis = claimBasis(platinumWithRiders, aDeath(platinumWithRiders, '2026-11-10', { coverElsewhere: [waits] }));
    const allowed = (['NATURAL', 'ACCIDENT', 'UNKNOWN'] as const).map((cause) => mostAllowed(basis, cause, []));
    expect(allowed).toEqual([100_000, 20_000, 20_000]);
  });

  it('leaves a correction what other claims have left of it, each policy once, whichever is paid first', () => {
    const older = paysElsewhere('2019-01-01', 20_000, 'SSF000008');
    const basis = claimBasis(platinumWithRiders, aDeath(platinumWithRiders, '2026-11-10', { coverElsewhere: [older] }));
    const corrected = { ...older, amounts: { ...older.amounts, NATURAL: 21_000 } };
    const later = paysElsewhere('2025-01-01', 10_000, 'SSF000002');
    expect(mostAllowed(basis, 'NATURAL', [])).toBe(80_000);
    expect(mostAllowed(basis, 'NATURAL', [corrected, later])).toBe(69_000);
    expect(mostAllowed(basis, 'ACCIDENT', [corrected, later])).toBe(70_000);
    expect(mostAllowed(basis, 'UNKNOWN', [corrected, later])).toBe(69_000);
  });

  it('has nothing left to pay when other policies pay all of it', () => {
    const amounts = amountsFor(platinumWithRiders, elsewhere(100_000));
    expect(amounts.byCause.NATURAL.nothing).toEqual({ code: 'LIMIT_REACHED', most: 100_000 });
    expect(amounts.byCause.UNKNOWN.nothing).toEqual({ code: 'LIMIT_REACHED', most: 100_000 });
  });

  it('does not hold for a policy that is no funeral policy', () => {
    const amounts = amountsFor({ ...platinumWithRiders, Policy_Type: 'LIFE' }, elsewhere(100_000));
    expect([amounts.legalMaximum, amounts.byCause.NATURAL.total]).toEqual([null, 77_500]);
  });

  it.each([
    { born: '2012-11-11', age: 13, paid: 30_000, total: 20_000 },
    { born: '2012-11-10', age: 14, paid: 70_000, total: 37_500 },
  ])('of R$paid that other insurers paid for a child of $age leaves R$total', ({ born, paid, total }) => {
    const policy = aPolicyOn('Diamond Family Plan', '2020-01-01', { Children: [aChild('Themba', born)] });
    const deceased = { kind: 'CHILD', lifeId: 'themba', dateOfBirth: born } as const;
    expect(amountsFor(policy, { deceased, paidByOtherInsurers: paid }).byCause.NATURAL.total).toBe(total);
  });

  it('holds the cover of a child before its parts are told apart, as the raise was measured', () => {
    const policy = aPolicyOn('Diamond Family Plan', '2020-01-01', {
      Children: [aChild('Themba', '2013-04-02')],
      Cover_Increases: [
        { lifeId: 'themba', amount: 15_000, startDate: '2026-09-01', waitingPeriodEndDate: '2027-03-01' },
      ],
    });
    const deceased = { kind: 'CHILD', lifeId: 'themba', dateOfBirth: '2013-04-02' } as const;
    const { byCause } = amountsFor(policy, { deceased, ...elsewhere(20_000) });
    expect([byCause.NATURAL.total, byCause.ACCIDENT.total]).toEqual([15_000, 30_000]);
  });
});
