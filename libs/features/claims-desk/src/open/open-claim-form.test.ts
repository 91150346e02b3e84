import { causesOfDeath, codesOf } from '@portal/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersOn, claimOf } from './open-claim-form';

const typed = {
  lifeId: 'spouse-1',
  stillborn: null,
  newborn: null,
  dateOfDeath: '2026-11-10',
  placeOfDeath: '',
  countryOfDeath: 'ZA',
  causeReported: 'NATURAL',
  paidByOtherInsurers: null,
  channel: 'PHONE',
};
const read = (more: object = {}) => v.parse(answersOn('2026-11-20'), { ...typed, ...more });
const policyNumber = '7000010012';

describe('the claim that the answers make', () => {
  it('is about somebody on the policy', () => {
    expect(claimOf(read(), { policyNumber, deathReportId: null })).toEqual({
      policyNumber,
      deathReportId: null,
      lifeId: 'spouse-1',
      stillborn: null,
      newborn: null,
      dateOfDeath: '2026-11-10',
      placeOfDeath: null,
      countryOfDeath: 'ZA',
      causeReported: 'NATURAL',
      paidByOtherInsurers: null,
      channel: 'PHONE',
    });
  });

  it('is about a child who was never on it, and comes of a report', () => {
    const stillborn = { weeks: 30, motherLifeId: 'main-1' };
    expect(
      claimOf(read({ lifeId: 'STILLBORN', stillborn }), { policyNumber, deathReportId: 'report-1' }),
    ).toMatchObject({
      lifeId: null,
      stillborn,
      deathReportId: 'report-1',
    });
  });
});

it('a death is not in the future, and every cause is an answer', () => {
  expect(() => read({ dateOfDeath: '2026-11-21' })).toThrow('The date of death cannot be in the future');
  for (const causeReported of codesOf(causesOfDeath)) expect(read({ causeReported })).toMatchObject({ causeReported });
});
