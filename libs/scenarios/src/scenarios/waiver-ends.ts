import { addDays, lastOfMonth, type PlainDate } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { priya, zanele } from '../builders/claims/claims-staff';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';

/** So long ago that the 24 months without premiums end within the next weeks. */
const diedOn = (today: PlainDate) => addDays(today, -725);

/** A father died almost two years ago: the months without premiums end soon, and nobody has taken the policy over. */
export const waiverEnds: ClaimStory = {
  title:
    'A father died almost two years ago: the months without premiums end soon, and nobody has taken the policy over',
  signIn: policyNumber(1084),
  claimant: 'Palesa Moloi',
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1084),
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 84),
      standing: { Policy_Status: 'ACTIVE', Paid_To_Date: lastOfMonth(diedOn(today)), debitDay: 1 },
      benefits: ['sup-waiver'],
      MainMember: aMainMember(today, { name: 'Joseph Moloi', age: 57, gender: 'MALE', Marital_Status: 'MARRIED_COP' }),
      Spouse: aSpouse(today, { name: 'Palesa Moloi', age: 54, gender: 'FEMALE' }),
      Children: [aChild(today, { name: 'Thato Moloi', age: 13, gender: 'FEMALE' })],
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Palesa Moloi',
          age: 54,
          gender: 'FEMALE',
          Relationship: 'SPOUSE',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'MainMember',
    diedOn,
    place: 'Standerton Hospital',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 720,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 718, time: '09:00', by: 'Palesa Moloi', bank: 'African Bank' },
    ...assessedBy(zanele, 715),
    { is: 'CONFIRMED', daysAgo: 715, time: '11:00', by: priya, note: null },
    { is: 'PAID', daysAgo: 708, time: '10:05' },
  ],
};
