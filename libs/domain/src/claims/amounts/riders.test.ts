import { describe, expect, it } from 'vitest';
import { aChild } from '../../testing/a-covered-family';
import { type FactsOfDeath } from './claim-basis';
import { amountsFor, aPolicyOn, heldSince, moneyRiders } from './testing/a-claim';

describe('benefits', () => {
  const held = heldSince('2021-01-01', ...moneyRiders, 'sup-repatriation', 'sup-cashback', 'sup-waiver');
  const family = aPolicyOn('Silver Family Plan', '2021-01-01', {
    SupplementaryBenefits: held,
    Children: [aChild('Themba', '2015-02-10')],
  });
  const namesFor = (more: Partial<FactsOfDeath>) => [
    ...new Set(amountsFor(family, more).byCause.NATURAL.lines.map(({ riderId }) => riderId ?? '')),
  ];
  const spouse = { deceased: { kind: 'SPOUSE', lifeId: 'sipho', dateOfBirth: '1985-06-15' } } as const;
  const child = { deceased: { kind: 'CHILD', lifeId: 'themba', dateOfBirth: '2015-02-10' } } as const;

  it('pay on the spouse only where they are for both', () => {
    expect(namesFor(spouse)).toEqual(['', 'sup-airtime', 'sup-after-tears', 'sup-memorial']);
  });

  it('pay nothing on a child', () => {
    expect(namesFor(child)).toEqual(['']);
  });

  it('that are given in kind pay an invoice on any life, up to their value', () => {
    const paid = (transportInvoice: number) =>
      amountsFor(family, { ...child, transportInvoice }).byCause.NATURAL.total - 10_000;
    expect([paid(0), paid(3200.5), paid(7000)]).toEqual([0, 3200.5, 5000]);
  });

  it('that wait for a decision or have not begun pay nothing', () => {
    const [memorial] = heldSince('2026-12-01', 'sup-memorial');
    const waiting = { id: 'sup-airtime', startDate: '2021-01-01', status: 'PENDING' };
    const policy = { ...family, SupplementaryBenefits: [waiting, ...(memorial ? [memorial] : [])] };
    expect(amountsFor(policy).byCause.ACCIDENT.total).toBe(20_000);
  });

  it('are not paid for suicide in their own first twelve months', () => {
    const policy = { ...family, SupplementaryBenefits: heldSince('2025-11-10', 'sup-memorial') };
    expect(amountsFor(policy).byCause.SUICIDE.total).toBe(20_000);
    expect(amountsFor(policy, {}, '2026-11-11').byCause.SUICIDE.total).toBe(28_500);
  });
});
