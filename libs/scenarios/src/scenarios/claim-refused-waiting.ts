import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { approve, type ClaimStory } from '../builders/claims/claim-story';
import { coverFrom } from '../builders/cover';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { johan, priya } from '../builders/claims/claims-staff';

/** A claim is refused: the wife died of natural causes in her waiting period. */
export const claimRefusedWaiting: ClaimStory = {
  title: 'A claim is refused: the wife died of natural causes in her waiting period',
  signIn: policyNumber(1078),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1078),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 20),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Hendrik Jacobs',
        age: 36,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Elna Jacobs', age: 34, gender: 'FEMALE', ...coverFrom(monthsAgo(today, 3)) }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Maria Jacobs',
          age: 60,
          gender: 'FEMALE',
          Relationship: 'MOTHER',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(today, -20),
    place: 'Upington',
    cause: 'NATURAL',
    by: 'POLICYHOLDER',
    daysAgo: 17,
    time: '08:30',
  },
  acts: [
    { is: 'ALL_SENT', daysAgo: 11, time: '14:10', by: 'Hendrik Jacobs' },
    { is: 'ALL_ACCEPTED', daysAgo: 10, time: '08:00', by: johan, cause: 'NATURAL' },
    { is: 'DEATH_CONFIRMED', daysAgo: 10, time: '08:05', by: johan },
    {
      is: 'RECOMMENDED',
      daysAgo: 10,
      time: '08:20',
      by: johan,
      said: {
        ...approve('NATURAL'),
        kind: 'REPUDIATE',
        reasonCode: 'WAITING_PERIOD',
        wording: 'Cover for death from natural causes starts six months after the cover of the person starts.',
      },
    },
    { is: 'CONFIRMED', daysAgo: 10, time: '12:45', by: priya, note: null },
  ],
};
