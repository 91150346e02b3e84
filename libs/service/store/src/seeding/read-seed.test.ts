import { expect, test } from 'vitest';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { aSeedClaim } from '../testing/a-seed-claim';
import { readSeed, SeedError } from './read-seed';

const policy = aSeedPolicy('7000010012');
const notice = {
  policyNumber: '7000010012',
  title: 'Paid',
  inAppMessage: 'Thank you.',
  createdAt: '2026-11-01T08:00:00Z',
};

const faultsOf = (json: unknown): readonly string[] => {
  try {
    readSeed(json);
    return [];
  } catch (error) {
    if (error instanceof SeedError) return error.faults;
    throw error;
  }
};

test('a list of policies is a seed, and so is an object that names them', () => {
  expect(readSeed([policy])).toEqual({ policies: [policy] });
  expect(readSeed({ policies: [policy], notifications: [notice] })).toEqual({
    policies: [policy],
    notifications: [notice],
  });
  expect(readSeed([])).toEqual({ policies: [] });
});

test.each([
  { why: 'not a seed at all', json: 'policies', fault: /^the seed: / },
  { why: 'no policies', json: {}, fault: 'policies: is missing' },
  { why: 'an unknown list', json: { policies: [], quotes: [] }, fault: 'quotes: is not a field of this record' },
  {
    why: 'a field left out',
    json: [{ ...policy, MainMember: { ...policy.MainMember, First_Name: undefined } }],
    fault: 'policies.0.MainMember.First_Name: is missing',
  },
  {
    why: 'a misspelt field',
    json: [{ ...policy, policyStatus: 'ACTIVE' }],
    fault: 'policies.0.policyStatus: is not a field of this record',
  },
  {
    why: 'a policy number with a space',
    json: [{ ...policy, Policy_Number: '7000 1' }],
    fault: 'policies.0.Policy_Number: must be 6 to 15 capital letters and digits',
  },
  {
    why: 'a status that does not exist',
    json: [{ ...policy, Policy_Status: 'OPEN' }],
    fault: /^policies\.0\.Policy_Status: .*"ACTIVE"/,
  },
  {
    why: 'a date written another way',
    json: [{ ...policy, Inception_Date: '01/03/2024' }],
    fault: 'policies.0.Inception_Date: must be a date, YYYY-MM-DD',
  },
  { why: 'an id that is not a uuid', json: [{ ...policy, id: '1' }], fault: 'policies.0.id: must be a uuid' },
  { why: 'one number twice', json: [policy, policy], fault: 'policies.1: has the policy number of an earlier policy' },
  {
    why: 'a plan that is not in the catalogue',
    json: [{ ...policy, Product: { id: 'mine' } }],
    fault: 'policies.0.Product: is not in the catalogue, so it needs every field of a product',
  },
  {
    why: 'an account number with letters',
    json: [{ ...policy, BankingDetails: { ...policy.BankingDetails, Account_Number: '12AB' } }],
    fault: 'policies.0.BankingDetails.Account_Number: must be 5 to 20 digits',
  },
  {
    why: 'a notice about a policy elsewhere',
    json: { policies: [], notifications: [notice] },
    fault: 'notifications.0.policyNumber: there is no policy 7000010012 in the seed',
  },
  {
    why: 'a claim on a policy elsewhere',
    json: { policies: [], claims: [aSeedClaim()] },
    fault: 'claims.0.policyNumber: there is no policy 7000010012 in the seed',
  },
  {
    why: 'a claim in a status that does not exist',
    json: { policies: [policy], claims: [{ ...aSeedClaim(), status: 'OPEN' }] },
    fault: /^claims\.0\.status: .*"REPORTED"/,
  },
])('$why is named with its path and rule', ({ json, fault }) => {
  expect(faultsOf(json)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
});

test('every fault is named at once, each on a line of the message', () => {
  const json = [{ ...policy, id: '1', Inception_Date: 'soon' }];
  expect(faultsOf(json)).toHaveLength(2);
  expect(() => readSeed(json)).toThrow(/^The seed cannot be used:\n- .+\n- .+$/);
});
