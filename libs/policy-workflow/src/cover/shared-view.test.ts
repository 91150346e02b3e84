import { coverToday } from '@portal/domain';
import { expect, it } from 'vitest';
import { aPolicyRead } from '../testing';
import { peopleToShare, sharedCover } from './shared-view';

const today = '2026-11-23';
const read = aPolicyRead('7000010012', {
  Inception_Date: '2020-01-01',
  Policy_Status: 'IN_GRACE',
  Grace_End_Date: '2026-12-15',
});
const MainMember = {
  ...read.MainMember,
  id: 'thandi',
  First_Name: 'Thandi',
  Surname: 'Nkosi',
  Life_Status: 'ACTIVE' as const,
  Date_Of_Birth: '1985-03-02',
  Cover_Start_Date: '2020-01-01',
  Waiting_Period_End_Date: '2020-07-01',
  Cover_Amount: 30_000,
};
const policy = {
  ...read,
  Product: { ...read.Product, levelOfCover: 30_000 },
  MainMember,
  Spouse: null,
  Children: [],
  ExtendedMembers: [],
};
const cover = coverToday(policy, today);
const everybody = peopleToShare(policy, cover, today).map(({ id }) => id);
const share = (own: object = {}) =>
  sharedCover(policy, cover, today, { people: everybody, amounts: false, policyNumber: false, ...own });

it('says nothing of what is still to be paid, and no age, amount or number that was not chosen', () => {
  expect(everybody.length).toBeGreaterThan(0);
  const said = JSON.stringify(share());
  expect(said).not.toMatch(/Pay |grace|amber|R\s\d|7000010012|, \d+"/);
  expect(share().title).toBe('Covered on 23 November 2026');
});

it('shows the amounts and the policy number that were chosen', () => {
  const { people, policyNumber } = share({ amounts: true, policyNumber: true });
  expect(people.every(({ amount }) => amount !== null)).toBe(true);
  expect(policyNumber).toBe('7000010012');
});

it('names nobody who was not chosen', () => {
  expect(share({ people: [] }).people).toEqual([]);
});

it('offers nobody on a policy that covers nobody', () => {
  const lapsed = { ...policy, Policy_Status: 'LAPSED' as const, Lapse_Date: '2026-10-15' };
  expect(peopleToShare(lapsed, coverToday(lapsed, today), today)).toEqual([]);
});

it('offers nobody of whom a claim says that they died', () => {
  const Grace = { ...MainMember, id: 'grace', First_Name: 'Grace', Relationship: 'MOTHER' };
  const withGrace = { ...policy, ExtendedMembers: [Grace as unknown as (typeof read.ExtendedMembers)[number]] };
  const shared = (deaths: readonly { lifeId: string; dateOfDeath: string }[]) =>
    peopleToShare(withGrace, coverToday(withGrace, today, [], deaths), today).map(({ id }) => id);
  expect(shared([])).toEqual(['thandi', 'grace']);
  expect(shared([{ lifeId: 'grace', dateOfDeath: '2026-11-10' }])).toEqual(['thandi']);
});
