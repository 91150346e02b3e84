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
import { zanele } from '../builders/claims/claims-staff';

/** A claim with serious signs waits for an administrator: an accident three weeks after cover began. */
export const claimFlagged: ClaimStory = {
  title: 'A claim with serious signs waits for an administrator: an accident three weeks after cover began',
  signIn: policyNumber(1081),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1081),
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 14),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Vernon Pillay', age: 38, gender: 'MALE', Marital_Status: 'MARRIED_COP' }),
      Spouse: aSpouse(today, { name: 'Shireen Pillay', age: 35, gender: 'FEMALE', ...coverFrom(monthsAgo(today, 1)) }),
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Anil Pillay',
          age: 40,
          gender: 'MALE',
          Relationship: 'BROTHER',
          Benefit_Share: 100,
        }),
      ],
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(monthsAgo(today, 1), 20),
    place: 'M4, Durban North',
    cause: 'ACCIDENT',
    by: 'POLICYHOLDER',
    daysAgo: 5,
    time: '08:30',
  },
  acts: [
    { is: 'ALL_SENT', daysAgo: 1, time: '06:40', by: 'Vernon Pillay' },
    { is: 'ALL_ACCEPTED', daysAgo: 1, time: '08:00', by: zanele, cause: 'ACCIDENT' },
    { is: 'DEATH_CONFIRMED', daysAgo: 1, time: '08:10', by: zanele },
    { is: 'RECOMMENDED', daysAgo: 1, time: '08:30', by: zanele, said: approve('ACCIDENT') },
  ],
};
