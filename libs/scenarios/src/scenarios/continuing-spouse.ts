import { addDays } from '@portal/domain';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { aBeneficiary } from '../builders/a-beneficiary';
import { anExtendedMember } from '../builders/an-extended-member';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { priya, zanele } from '../builders/claims/claims-staff';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';

/** A father has died and the claim is decided: his wife may take over for herself, their children and his mother. */
export const continuingSpouse: ClaimStory = {
  title:
    'A father has died and the claim is decided: his wife may take over for herself, their children and his mother',
  signIn: policyNumber(1095),
  claimant: 'Busisiwe Ngcobo',
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1095),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 50),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Sizwe Ngcobo',
        age: 54,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
      }),
      benefits: ['sup-airtime', 'sup-grocery'],
      Spouse: aSpouse(today, { name: 'Busisiwe Ngcobo', age: 48, gender: 'FEMALE' }),
      Children: [
        aChild(today, { name: 'Lesedi Ngcobo', age: 12, gender: 'FEMALE' }),
        aChild(today, { name: 'Kabelo Ngcobo', age: 8, gender: 'MALE' }),
      ],
      // Without a number: she is told by letter.
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Nomvula Ngcobo',
          age: 76,
          gender: 'FEMALE',
          Relationship: 'MOTHER',
          Cover_Amount: 10_000,
        }),
      ],
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Busisiwe Ngcobo',
          age: 48,
          gender: 'FEMALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'MainMember',
    diedOn: (today) => addDays(today, -24),
    place: 'Newcastle',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 20,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 18, time: '09:00', by: 'Busisiwe Ngcobo', bank: 'TymeBank' },
    ...assessedBy(zanele, 16),
    { is: 'CONFIRMED', daysAgo: 16, time: '11:00', by: priya, note: null },
    { is: 'PAID', daysAgo: 9, time: '10:05' },
  ],
};
