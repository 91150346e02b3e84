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

/** A mother on extended cover has died, and the last document came today. */
export const claimCompleteToday: ClaimStory = {
  title: 'A mother on extended cover has died, and the last document came today',
  signIn: policyNumber(1073),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1073),
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 30),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Ayesha Daniels',
        age: 39,
        gender: 'FEMALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Riyaad Daniels', age: 42, gender: 'MALE' }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Fatima Hendricks',
          age: 66,
          gender: 'FEMALE',
          Relationship: 'MOTHER',
          Cover_Amount: 10_000,
        }),
      ],
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Riyaad Daniels',
          age: 42,
          gender: 'MALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'ExtendedMember',
    diedOn: (today) => addDays(today, -5),
    place: 'Groote Schuur Hospital',
    cause: 'NATURAL',
    by: 'POLICYHOLDER',
    daysAgo: 3,
    time: '08:30',
  },
  acts: [
    // A quarter past midnight in Johannesburg.
    { is: 'ALL_SENT', daysAgo: 1, time: '22:15', by: 'Ayesha Daniels' },
  ],
};
