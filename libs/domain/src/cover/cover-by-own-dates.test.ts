import { describe, expect, it } from 'vitest';
import { from, none, saidOfSpouse } from '../testing/said-of-cover';

describe('what somebody is covered for, by their own dates (docs/domain/policy.md#r4-3)', () => {
  const all = { natural: 30_000, accident: 30_000, suicide: 30_000 };
  it.each([
    { given: {}, state: 'full', says: 'Covered for any cause', tone: 'green', amounts: all },
    {
      given: from('2026-03-01', '2026-09-01'),
      state: 'natural-and-accident',
      says: 'Covered for natural and accidental death. For suicide from 2 March 2027',
      tone: 'green',
      amounts: { natural: 30_000, accident: 30_000, suicide: 0 },
    },
    {
      given: from('2026-09-01', '2027-03-01'),
      state: 'accident-only',
      says: 'Covered for accidental death. For natural causes from 1 March 2027',
      tone: 'green, outlined',
      amounts: { natural: 0, accident: 30_000, suicide: 0 },
    },
    {
      given: from('2026-12-01', '2027-06-01'),
      state: 'not-yet',
      says: 'Cover starts on 1 December 2026',
      tone: 'blue',
      amounts: none,
    },
    {
      given: { Cover_End_Date: '2026-04-30' },
      state: 'ended',
      says: 'Cover ended on 30 April 2026',
      tone: 'grey',
      amounts: none,
    },
    {
      given: { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-10' },
      state: 'ended',
      says: 'Cover ended on 10 November 2026',
      tone: 'grey',
      amounts: none,
    },
    {
      given: { Cover_End_Date: '2026-11-23' },
      state: 'full',
      says: 'Covered for any cause',
      tone: 'green',
      amounts: all,
    },
  ])('$state: $says', ({ given, state, says, tone, amounts }) => {
    expect(saidOfSpouse(given)).toMatchObject({ state, says, tone, amounts });
  });

  it.each([
    { state: 'the waiting period', given: from('2026-09-01', '2027-03-01'), since: '2026-09-01', until: '2027-02-28' },
    {
      state: 'the exclusion of suicide',
      given: from('2026-03-01', '2026-09-01'),
      since: '2026-09-01',
      until: '2027-03-01',
    },
    { state: 'full cover', given: {}, since: '2023-03-02', until: null },
    {
      state: 'full cover that ends',
      given: { Cover_End_Date: '2026-12-01' },
      since: '2023-03-02',
      until: '2026-11-30',
    },
  ])('$state has its first and its last day', ({ given, since, until }) => {
    expect(saidOfSpouse(given).person.base).toMatchObject({ since, until });
  });
});
