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

const invoice = 14_500;

/** A husband has died: of R20 000 the funeral parlour is paid its invoice of R14 500, and his widow the rest. */
export const claimParlour: ClaimStory = {
  title: 'A husband has died: of R20 000 the funeral parlour is paid its invoice of R14 500, and his widow the rest',
  signIn: policyNumber(1083),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1083),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 48),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Nomvula Radebe',
        age: 52,
        gender: 'FEMALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Joseph Radebe', age: 57, gender: 'MALE' }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Thabiso Radebe',
          age: 26,
          gender: 'MALE',
          Relationship: 'SON',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(today, -6),
    place: 'Bertha Gxowa Hospital',
    cause: 'NATURAL',
    by: 'POLICYHOLDER',
    daysAgo: 4,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 4, time: '09:00', by: 'Nomvula Radebe', bank: 'Absa Bank' },
    {
      is: 'PARLOUR_CHOSEN',
      daysAgo: 3,
      time: '08:00',
      by: 'Nomvula Radebe',
      parlour: 'Sunrise Funerals',
      invoice,
      bank: 'Investec',
    },
    { is: 'SENT', daysAgo: 3, time: '08:10', document: 'PARLOUR_INVOICE', by: 'Nomvula Radebe' },
    {
      is: 'JUDGED',
      daysAgo: 2,
      time: '09:00',
      document: 'PARLOUR_INVOICE',
      by: zanele,
      verdict: {
        verdict: 'ACCEPTED',
        reason: null,
        note: null,
        says: {
          writtenOn: null,
          dateOfDeath: null,
          cause: null,
          weeks: null,
          serialNumber: null,
          amount: invoice,
          detailsThatDiffer: [],
        },
      },
    },
    ...assessedBy(zanele, 1),
    // A quarter past midnight in Johannesburg: the payments go with the first run of today.
    { is: 'CONFIRMED', daysAgo: 1, time: '22:15', by: johan, note: null },
  ],
};
