import { type PlainDate } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1097);

/** The same people on each of the policies. */
const family = (today: PlainDate) => ({
  MainMember: aMainMember(today, {
    name: 'Palesa Mokone',
    age: 39,
    gender: 'FEMALE',
    Marital_Status: 'MARRIED_COP',
  }),
  Spouse: aSpouse(today, { name: 'Tumelo Mokone', age: 42, gender: 'MALE' }),
  Children: [aChild(today, { name: 'Kamogelo Mokone', age: 13, gender: 'MALE' })],
  Beneficiaries: [aBeneficiary(today, { name: 'Tumelo Mokone', age: 42, gender: 'MALE', Relationship: 'SPOUSE' })],
});

/** Together the policies pay more for the child than the law allows; the one to sign in with is the later one. */
export const childOnTwoPolicies: ScenarioPlan = {
  title: 'A boy of 13 is covered on two policies of his mother, the later of the Diamond Family Plan',
  signIn,
  seedOn(today) {
    const policies = [
      aPolicy(today, {
        number: signIn,
        plan: 'prd-fa-075',
        inception: monthsAgo(today, 20),
        standing: upToDate(today),
        ...family(today),
      }),
      aPolicy(today, {
        number: policyNumber(1098),
        plan: 'prd-fa-030',
        inception: monthsAgo(today, 50),
        standing: upToDate(today),
        ...family(today),
      }),
    ];
    return { policies, payments: policies.flatMap((policy) => paymentHistory(policy, today)) };
  },
};
