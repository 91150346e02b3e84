import { waitingPeriodEnd } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { aSpouse } from '../builders/a-spouse';
import { idOf } from '../builders/derived';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1060);
const [platinum, diamond] = [50_000, 75_000];

export const raisedCover: ScenarioPlan = {
  title: 'A plan that was raised last month: only the extra cover waits, and no benefit has room left',
  signIn,
  seedOn(today) {
    const startDate = monthsAgo(today, 1);
    const raised = (life: string) => ({
      lifeId: idOf(`${signIn}/${life}`),
      amount: diamond - platinum,
      startDate,
      waitingPeriodEndDate: waitingPeriodEnd(startDate),
    });
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-075',
      inception: monthsAgo(today, 28),
      standing: upToDate(today),
      benefits: ['sup-airtime', 'sup-after-tears', 'sup-repatriation', 'sup-accidental', 'sup-cashback', 'sup-waiver'],
      MainMember: aMainMember(today, {
        name: 'Refilwe Khumalo',
        age: 44,
        gender: 'FEMALE',
        Marital_Status: 'MARRIED_ANC',
        PhysicalAddress: anAddress('soweto', '27 Vilakazi Street'),
      }),
      Spouse: aSpouse(today, { name: 'Jabulani Khumalo', age: 47, gender: 'MALE' }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Jabulani Khumalo', age: 47, gender: 'MALE', Relationship: 'SPOUSE' }),
      ],
      more: { Cover_Increases: [raised('main-member'), raised('spouse')] },
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
