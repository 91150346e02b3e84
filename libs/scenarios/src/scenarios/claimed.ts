import { addDays } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { ended } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1051);

export const claimed: ScenarioPlan = {
  title: 'Claimed: the main member has died and the benefit is paid',
  signIn,
  seedOn(today) {
    const died = addDays(monthsAgo(today, 3), 8);
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-020',
      inception: monthsAgo(today, 64),
      standing: ended(today, 'CLAIMED', 3),
      bank: 'Postbank',
      MainMember: aMainMember(today, {
        name: 'Elias Motaung',
        age: 74,
        gender: 'MALE',
        Life_Status: 'DECEASED',
        Cover_End_Date: died,
        PhysicalAddress: anAddress('soweto', '21 Pela Street', 'Phefeni'),
      }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Selina Motaung', age: 69, gender: 'FEMALE', Relationship: 'SPOUSE' }),
      ],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
