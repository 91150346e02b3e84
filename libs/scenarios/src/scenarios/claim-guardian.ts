import { addDays } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { johan, priya } from '../builders/claims/claims-staff';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';

const father = 'Rashaad Davids';
const daughter = 'Aaliyah Davids';

/** A mother has died: her husband is paid, and was let in for their daughter of 11, who is paid too. */
export const claimGuardian: ClaimStory = {
  title: 'A mother has died: her husband is paid, and speaks for their daughter of 11, who is paid too',
  signIn: policyNumber(1087),
  claimant: father,
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1087),
      plan: 'leg-fa-2012',
      inception: '2012-08-01',
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Fatima Davids',
        age: 39,
        gender: 'FEMALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: father, age: 41, gender: 'MALE' }),
      Beneficiaries: [
        aBeneficiary(today, { name: father, age: 41, gender: 'MALE', Relationship: 'SPOUSE', Benefit_Share: 60 }),
        aBeneficiary(today, {
          name: daughter,
          age: 11,
          gender: 'FEMALE',
          Relationship: 'DAUGHTER',
          Benefit_Share: 40,
        }),
      ],
    }),
  opened: {
    who: 'MainMember',
    diedOn: (today) => addDays(today, -12),
    place: 'Paarl',
    cause: 'NATURAL',
    by: johan,
    daysAgo: 10,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 9, time: '09:00', by: father, bank: 'Absa Bank' },
    ...assessedBy(johan, 8),
    { is: 'SENT', document: 'GUARDIAN_PROOF', daysAgo: 8, time: '10:00', by: johan },
    {
      is: 'JUDGED',
      document: 'GUARDIAN_PROOF',
      daysAgo: 8,
      time: '10:10',
      by: johan,
      verdict: { verdict: 'ACCEPTED', reason: null, note: null, says: null },
    },
    { is: 'LET_IN', daysAgo: 8, time: '10:30', by: priya, speaker: father, payee: daughter },
    { is: 'CONFIRMED', daysAgo: 8, time: '11:00', by: priya, note: null },
  ],
};
