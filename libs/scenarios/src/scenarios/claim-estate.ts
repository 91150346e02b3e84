import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { johan, zanele } from '../builders/claims/claims-staff';

/** A man has died who named nobody: the benefit waits for the executor of his estate. */
export const claimEstate: ClaimStory = {
  title: 'A man has died who named nobody: the benefit waits for the executor of his estate',
  signIn: policyNumber(1080),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1080),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 45),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Lawrence Phiri',
        age: 61,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
      }),
      Spouse: aSpouse(today, { name: 'Ruth Phiri', age: 57, gender: 'FEMALE' }),
    }),
  opened: {
    who: 'MainMember',
    diedOn: (today) => addDays(today, -15),
    place: 'Polokwane',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 12,
    time: '08:30',
  },
  acts: [...assessedBy(zanele, 9), { is: 'CONFIRMED', daysAgo: 9, time: '13:00', by: johan, note: null }],
};
