import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { priya, zanele } from '../builders/claims/claims-staff';

/** A father has died: three people share the benefit, all of them are paid, and groceries follow month by month. */
export const claimPaidThreePayees: ClaimStory = {
  title: 'A father has died: three people share the benefit, all of them are paid, and groceries follow month by month',
  signIn: policyNumber(1077),
  claimant: 'Gloria Mahlangu',
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1077),
      plan: 'prd-fa-050',
      inception: monthsAgo(today, 60),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Daniel Mahlangu',
        age: 58,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
      }),
      benefits: ['sup-grocery', 'sup-airtime', 'sup-memorial'],
      Spouse: aSpouse(today, { name: 'Gloria Mahlangu', age: 55, gender: 'FEMALE' }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Gloria Mahlangu',
          age: 55,
          gender: 'FEMALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 50,
        }),
        aBeneficiary(today, {
          name: 'Peter Mahlangu',
          age: 30,
          gender: 'MALE',
          Relationship: 'SON',
          Benefit_Share: 25,
        }),
        aBeneficiary(today, {
          name: 'Anna Mahlangu',
          age: 27,
          gender: 'FEMALE',
          Relationship: 'DAUGHTER',
          Benefit_Share: 25,
        }),
      ],
    }),
  opened: {
    who: 'MainMember',
    diedOn: (today) => addDays(today, -22),
    place: 'Middelburg Hospital',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 19,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 17, time: '09:00', by: 'Gloria Mahlangu', bank: 'Capitec Bank' },
    { is: 'ACCOUNT_GIVEN', daysAgo: 17, time: '12:00', by: 'Peter Mahlangu', bank: 'FNB' },
    { is: 'ACCOUNT_GIVEN', daysAgo: 16, time: '09:00', by: 'Anna Mahlangu', bank: 'Nedbank' },
    ...assessedBy(zanele, 15),
    { is: 'CONFIRMED', daysAgo: 15, time: '11:00', by: priya, note: null },
    { is: 'PAID', daysAgo: 8, time: '10:05' },
  ],
};
