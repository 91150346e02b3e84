import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1057);

export const newlyWed: ScenarioPlan = {
  title: 'A Family plan without a spouse yet: just married, both parents covered, the partner a beneficiary already',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 20),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Kagiso Molefe',
        age: 31,
        gender: 'MALE',
        Marital_Status: 'MARRIED_COP',
        PhysicalAddress: anAddress('mamelodi', '77 Tsamaya Avenue'),
      }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Dineo Molefe',
          age: 58,
          gender: 'FEMALE',
          Relationship: 'MOTHER',
          Cover_Amount: 10_000,
        }),
        anExtendedMember(today, {
          name: 'Thabang Molefe',
          age: 63,
          gender: 'MALE',
          Relationship: 'FATHER',
          Cover_Amount: 10_000,
        }),
      ],
      Beneficiaries: [
        aBeneficiary(today, { name: 'Boitumelo Molefe', age: 29, gender: 'FEMALE', Relationship: 'LIFE_PARTNER' }),
      ],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
