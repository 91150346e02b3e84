import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { ended } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1048);

export const cancelledPolicy: ScenarioPlan = {
  title: 'Cancelled by the customer at the end of a paid month',
  signIn,
  seedOn(today) {
    const standing = ended(today, 'CANCELLED', 3);
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-010',
      inception: monthsAgo(today, 29),
      standing,
      bank: 'Absa Bank',
      MainMember: aMainMember(today, {
        name: 'Sarah Cohen',
        age: 50,
        gender: 'FEMALE',
        Marital_Status: 'SEPARATED',
        PhysicalAddress: anAddress('khayelitsha', '6 Harvest Road', 'Harare'),
      }),
      more: { Cancellation_Date: standing.Paid_To_Date },
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
