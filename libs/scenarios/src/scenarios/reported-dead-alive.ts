import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { type ReportStory } from '../builders/claims/report-scenario';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';

/** A report that is wrong: nothing on the policy moves, and the policyholder ends it with a PIN. */
export const reportedDeadAlive: ReportStory = {
  title: 'A beneficiary told us that the policyholder died, who lives and can say so',
  signIn: policyNumber(1082),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1082),
      plan: 'prd-sm-050',
      inception: monthsAgo(today, 38),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Walter Sithebe', age: 63, gender: 'MALE', Marital_Status: 'DIVORCED' }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Cynthia Sithebe', age: 35, gender: 'FEMALE', Relationship: 'DAUGHTER' }),
      ],
    }),
  who: 'MainMember',
  diedDaysAgo: 3,
  reporter: { name: 'Cynthia Sithebe', relationship: 'CHILD' },
  daysAgo: 1,
  time: '09:40',
};
