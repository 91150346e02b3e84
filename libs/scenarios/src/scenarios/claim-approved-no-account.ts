import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { johan, zanele } from '../builders/claims/claims-staff';

/** A claim is approved and waits for the account to pay into. */
export const claimApprovedNoAccount: ClaimStory = {
  title: 'A claim is approved and waits for the account to pay into',
  signIn: policyNumber(1076),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1076),
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 36),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Kagiso Seane', age: 48, gender: 'MALE', Marital_Status: 'MARRIED_COP' }),
      Spouse: aSpouse(today, { name: 'Boitumelo Seane', age: 47, gender: 'FEMALE' }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Lerato Seane',
          age: 23,
          gender: 'FEMALE',
          Relationship: 'DAUGHTER',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(today, -12),
    place: 'Mahikeng',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 9,
    time: '08:30',
  },
  acts: [...assessedBy(zanele, 6), { is: 'CONFIRMED', daysAgo: 5, time: '08:15', by: johan, note: null }],
};
