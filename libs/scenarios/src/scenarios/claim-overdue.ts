import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anExtendedMember } from '../builders/an-extended-member';
import { type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';

/** Everything came for a claim, and the day to decide it has passed. */
export const claimOverdue: ClaimStory = {
  title: 'Everything came for a claim, and the day to decide it has passed',
  signIn: policyNumber(1074),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1074),
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 50),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Tebogo Molefe', age: 46, gender: 'MALE', Marital_Status: 'MARRIED_COP' }),
      Spouse: aSpouse(today, { name: 'Dineo Molefe', age: 44, gender: 'FEMALE' }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Joseph Molefe',
          age: 71,
          gender: 'MALE',
          Relationship: 'FATHER',
          Cover_Amount: 10_000,
        }),
      ],
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Dineo Molefe',
          age: 44,
          gender: 'FEMALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'ExtendedMember',
    diedOn: (today) => addDays(today, -18),
    place: 'Rustenburg',
    cause: 'NATURAL',
    by: 'POLICYHOLDER',
    daysAgo: 16,
    time: '08:30',
  },
  acts: [{ is: 'ALL_SENT', daysAgo: 13, time: '10:20', by: 'Tebogo Molefe' }],
};
