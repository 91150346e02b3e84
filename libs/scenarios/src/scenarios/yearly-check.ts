import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1066);

export const yearlyCheck: ScenarioPlan = {
  title: 'A family that last said more than a year ago that everything is right',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 40),
      standing: upToDate(today),
      bank: 'Nedbank',
      MainMember: aMainMember(today, {
        name: 'Kagiso Tau',
        age: 41,
        gender: 'MALE',
        PhysicalAddress: anAddress('bloemfontein', '27 Moshoeshoe Street'),
      }),
      Spouse: aSpouse(today, { name: 'Lerato Tau', age: 38, gender: 'FEMALE' }),
      Children: [aChild(today, { name: 'Neo Tau', age: 9, gender: 'FEMALE' })],
      Beneficiaries: [aBeneficiary(today, { name: 'Lerato Tau', age: 38, gender: 'FEMALE', Relationship: 'SPOUSE' })],
      more: { Details_Confirmed_On: monthsAgo(today, 13) },
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
