import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anExtendedMember } from '../builders/an-extended-member';
import { type ReportStory } from '../builders/claims/report-scenario';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';

/** A report by somebody whom the policy does not know: staff call back, and the policyholder is asked. */
export const deathReported: ReportStory = {
  title: 'A neighbour told us that a grandmother died: the policyholder is asked, and staff call back',
  signIn: policyNumber(1071),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1071),
      plan: 'prd-sm-030',
      inception: monthsAgo(today, 26),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Palesa Radebe', age: 33, gender: 'FEMALE' }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Evelyn Radebe',
          age: 74,
          gender: 'FEMALE',
          Relationship: 'GRANDMOTHER',
          Cover_Amount: 10_000,
        }),
      ],
      Beneficiaries: [aBeneficiary(today, { name: 'Mpho Radebe', age: 30, gender: 'MALE', Relationship: 'BROTHER' })],
    }),
  who: 'ExtendedMember',
  diedDaysAgo: 2,
  reporter: { name: 'Gladys Mabena', relationship: 'OTHER' },
  daysAgo: 1,
  time: '13:20',
};
