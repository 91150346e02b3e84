import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { paidUp as standingPaidUp } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1050);

export const paidUp: ScenarioPlan = {
  title: 'Paid up: a widow holds the policy, and the premium waiver pays for 24 months',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 75),
      standing: standingPaidUp(today, 5),
      bank: 'Postbank',
      benefits: ['sup-waiver'],
      MainMember: aMainMember(today, {
        name: 'Mmapula Phiri',
        age: 62,
        gender: 'FEMALE',
        Title: 'MRS',
        Marital_Status: 'WIDOWED',
        Preferred_Language: 'SEPEDI',
        PhysicalAddress: anAddress('seshego', '118 Freedom Drive', 'Zone 1'),
      }),
      Children: [aChild(today, { name: 'Kgothatso Phiri', age: 20, gender: 'MALE' })],
      Beneficiaries: [aBeneficiary(today, { name: 'Kgothatso Phiri', age: 20, gender: 'MALE', Relationship: 'SON' })],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
