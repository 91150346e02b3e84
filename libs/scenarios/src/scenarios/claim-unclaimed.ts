import { aMainMember } from '../builders/a-main-member';
import { anExtendedMember } from '../builders/an-extended-member';
import { aPolicy } from '../builders/a-policy';
import { assessedBy, type ClaimStory } from '../builders/claims/claim-story';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { addDays } from '@portal/domain';
import { johan, zanele } from '../builders/claims/claims-staff';

/** A claim was approved long ago, and nobody has said where to pay. */
export const claimUnclaimed: ClaimStory = {
  title: 'A claim was approved seven months ago, and nobody has said where to pay: an unclaimed benefit',
  signIn: policyNumber(1088),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1088),
      plan: 'prd-sm-020',
      inception: monthsAgo(today, 50),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Solomon Khoza', age: 52, gender: 'MALE', Marital_Status: 'SINGLE' }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Martha Khoza',
          age: 74,
          gender: 'FEMALE',
          Relationship: 'MOTHER',
          Cover_Amount: 10_000,
        }),
      ],
    }),
  opened: {
    who: 'ExtendedMember',
    diedOn: (today) => addDays(today, -225),
    place: 'Giyani',
    cause: 'NATURAL',
    by: zanele,
    daysAgo: 220,
    time: '08:30',
  },
  acts: [...assessedBy(zanele, 216), { is: 'CONFIRMED', daysAgo: 215, time: '08:15', by: johan, note: null }],
};
