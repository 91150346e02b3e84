import { aBeneficiary } from '../builders/a-beneficiary';
import { aPolicy } from '../builders/a-policy';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { premiumDue, paidAhead } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';
import { thandiNkosi } from './family-active';

/** Two more policies of the customer of `family-active`, so that switching can be shown. */
export const secondPolicies: ScenarioPlan = {
  title: 'The further policies of the family in the demo',
  signIn: policyNumber(1001),
  seedOn(today) {
    const MainMember = thandiNkosi(today);
    const Beneficiaries = [
      aBeneficiary(today, { name: 'Lungile Dlamini', age: 38, gender: 'FEMALE', Relationship: 'SISTER' }),
    ];
    const policies = [
      aPolicy(today, {
        number: policyNumber(1004),
        plan: 'prd-sm-010',
        inception: monthsAgo(today, 15),
        standing: paidAhead(today),
        pays: 'PAYAT',
        MainMember,
        Beneficiaries,
      }),
      aPolicy(today, {
        number: policyNumber(1005),
        plan: 'leg-sm-2009',
        inception: '2012-06-01',
        standing: premiumDue(today),
        MainMember,
        Beneficiaries,
      }),
    ];
    return { policies, payments: policies.flatMap((policy) => paymentHistory(policy, today)) };
  },
};
