import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { johan, priya } from '../builders/claims/claims-staff';

/**
 * A mother has died: the share of a boy of 14 waits for whoever looks after him. Her e-mail address was changed with her phone after that.
 */
export const claimMinorPayee: ClaimStory = {
  title: 'A mother has died: the share of a boy of 14 waits for whoever looks after him',
  signIn: policyNumber(1079),
  claimant: 'Isak Fortuin',
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1079),
      plan: 'leg-fa-2012',
      inception: '2012-08-01',
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Sarah Fortuin',
        age: 52,
        gender: 'FEMALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Isak Fortuin', age: 54, gender: 'MALE' }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Isak Fortuin',
          age: 54,
          gender: 'MALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 60,
        }),
        aBeneficiary(today, { name: 'Adam Fortuin', age: 14, gender: 'MALE', Relationship: 'SON', Benefit_Share: 40 }),
      ],
    }),
  opened: {
    who: 'MainMember',
    diedOn: (today) => addDays(today, -16),
    place: 'George',
    cause: 'NATURAL',
    by: johan,
    daysAgo: 13,
    time: '08:30',
  },
  emailChanged: { daysAgo: 14, time: '19:40', to: 's.fortuin.73@mailbox.example' },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 12, time: '09:00', by: 'Isak Fortuin', bank: 'Standard Bank' },
    ...assessedBy(johan, 10),
    { is: 'CONFIRMED', daysAgo: 10, time: '11:00', by: priya, note: null },
  ],
};
