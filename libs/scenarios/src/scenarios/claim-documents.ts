import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { zanele } from '../builders/claims/claims-staff';

/** A wife has died: one document could not be used, and another is still to come. */
export const claimDocumentsNeeded: ClaimStory = {
  title: 'A wife has died: one document could not be used, and another is still to come',
  signIn: policyNumber(1072),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1072),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 40),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Bheki Mthethwa',
        age: 51,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Thuli Mthethwa', age: 48, gender: 'FEMALE' }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Nomsa Mthethwa',
          age: 24,
          gender: 'FEMALE',
          Relationship: 'DAUGHTER',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(today, -8),
    place: 'At home, Katlehong',
    cause: 'NATURAL',
    by: 'POLICYHOLDER',
    daysAgo: 6,
    time: '08:30',
  },
  acts: [
    { is: 'SENT', daysAgo: 5, time: '16:40', document: 'DEATH_CERTIFICATE', by: 'Bheki Mthethwa' },
    {
      is: 'JUDGED',
      daysAgo: 4,
      time: '07:50',
      document: 'DEATH_CERTIFICATE',
      by: zanele,
      verdict: { verdict: 'NOT_USABLE', reason: 'CUT_OFF', note: null, says: null },
    },
  ],
};
