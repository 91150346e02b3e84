import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory, submittedPayment } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { premiumDue } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1044);

export const paymentProcessing: ScenarioPlan = {
  title: 'A debit order was sent to the bank yesterday and has no answer yet',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sp-050',
      inception: monthsAgo(today, 9),
      standing: premiumDue(today),
      bank: 'Investec',
      MainMember: aMainMember(today, {
        name: 'Lerato Mokwena',
        age: 42,
        gender: 'FEMALE',
        Preferred_Language: 'SESOTHO',
        PhysicalAddress: anAddress('soweto', '1040 Moema Street'),
      }),
      Children: [aChild(today, { name: 'Tumelo Mokwena', age: 19, gender: 'MALE' })],
      Beneficiaries: [
        aBeneficiary(today, { name: 'Palesa Mokwena', age: 38, gender: 'FEMALE', Relationship: 'SISTER' }),
      ],
    });
    return { policies: [policy], payments: [...paymentHistory(policy, today), submittedPayment(policy, today)] };
  },
};
