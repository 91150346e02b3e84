import { products } from '@portal/domain/catalogue';
import { productRecord, type StoredPolicy } from '@portal/service-store';
import { expect, it } from 'vitest';
import { coverIncreases } from './cover-increases';

const plan = (id: string) => {
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`There is no plan ${id}`);
  return found;
};
const policyOn = (id: string, more: Partial<StoredPolicy> = {}) =>
  ({
    Product: productRecord(plan(id), 1),
    MainMember: { id: 'main' },
    Spouse: { id: 'spouse' },
    Children: [{ id: 'child', Date_Of_Birth: '2018-05-05' }],
    ExtendedMembers: [],
    Cover_Increases: [],
    ...more,
  }) as unknown as StoredPolicy;
const from = '2026-12-01';
const waiting = { startDate: from, waitingPeriodEndDate: '2027-06-01' };

it('a bigger plan lets only the difference wait, for everybody who gets more', () => {
  expect(coverIncreases(policyOn('prd-fa-020'), plan('prd-fa-050'), from)).toEqual([
    { lifeId: 'main', amount: 30_000, ...waiting },
    { lifeId: 'spouse', amount: 30_000, ...waiting },
    { lifeId: 'child', amount: 15_000, ...waiting },
  ]);
});

it('a plan that does not take the spouse leaves nothing that waits for the spouse', () => {
  const lives = coverIncreases(policyOn('prd-fa-020'), plan('prd-sp-030'), from).map(({ lifeId }) => lifeId);
  expect(lives).toEqual(['main', 'child']);
});

it('a smaller plan takes from the newest increase first', () => {
  const older = { lifeId: 'main', amount: 20_000, startDate: '2026-09-01', waitingPeriodEndDate: '2027-03-01' };
  const newer = { lifeId: 'main', amount: 20_000, startDate: '2026-11-01', waitingPeriodEndDate: '2027-05-01' };
  const policy = policyOn('prd-sm-075', { Spouse: null, Children: [], Cover_Increases: [older, newer] });
  expect(coverIncreases(policy, plan('prd-sm-050'), from)).toEqual([{ ...older, amount: 15_000 }]);
});

it('a relative’s own increase goes on waiting, whatever the plan', () => {
  const own = { lifeId: 'mother', amount: 5_000, startDate: '2026-11-01', waitingPeriodEndDate: '2027-05-01' };
  const ExtendedMembers = [{ id: 'mother', Cover_Amount: 15_000 }] as StoredPolicy['ExtendedMembers'];
  const policy = policyOn('prd-sm-075', { Spouse: null, Children: [], ExtendedMembers, Cover_Increases: [own] });
  expect(coverIncreases(policy, plan('prd-sm-050'), from)).toEqual([own]);
});

it('what is excluded for nothing any more is forgotten', () => {
  const [ended, excluded] = ['2025-11-01', '2026-01-01'].map((startDate, place) => {
    return { lifeId: 'main', amount: 5000 * (place + 1), startDate, waitingPeriodEndDate: '2026-07-01' };
  });
  const Cover_Increases = [ended, excluded].filter((one) => one !== undefined);
  const policy = policyOn('prd-sm-030', { Spouse: null, Children: [], Cover_Increases });
  expect(coverIncreases(policy, plan('prd-sm-050'), from)).toEqual([
    excluded,
    { lifeId: 'main', amount: 20_000, ...waiting },
  ]);
});
