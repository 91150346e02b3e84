import { expect, it } from 'vitest';
import { drawFrom } from '../random/seeded-random';
import { population } from '../world/families';
import { BrokenInvariant } from '../world/broken-invariant';
import { checkLog } from './log';

const people = population(drawFrom(1, 1));
const { First_Name, Surname, Id_Number } = people.somebody('2026-01-05', 40);
const [cell, account] = [people.cell(), people.account()];
const families = [{ policyNumber: '7005000001' }];
const laterPolicies = [{ policyNumber: '7005000018' }];
const search = (...log: string[]) => checkLog({ people, families, laterPolicies, log });

it('looks for every name and number that was used', () => {
  expect(search('{"event":"request","path":"/api/v1/policy/{policyNumber}"}')).toBe(7);
});

it.each([
  ['a first name', First_Name],
  ['a surname in capitals', Surname.toUpperCase()],
  ['an ID number', Id_Number],
  ['a phone', cell],
  ['an account', account],
  ['a policy', '7005000001'],
  ['a policy that was taken out later', '7005000018'],
])('%s in the log is found', (_what, word) => {
  expect(() => search('{"event":"request"}', `{"message":"of ${word}"}`)).toThrow(BrokenInvariant);
});
