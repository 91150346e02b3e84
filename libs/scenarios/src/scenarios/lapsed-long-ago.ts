import { aMainMember } from '../builders/a-main-member';
import { aLapseNotice, aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { cancelledAfterLapse } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1047);

export const lapsedLongAgo: ScenarioPlan = {
  title: 'Lapsed more than 90 days ago and cancelled since: it can no longer be reinstated',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-010',
      inception: monthsAgo(today, 21),
      standing: cancelledAfterLapse(today, 130),
      bank: 'African Bank',
      MainMember: aMainMember(today, {
        name: 'Thabiso Radebe',
        age: 55,
        gender: 'MALE',
        PhysicalAddress: anAddress('umlazi', '47 Sibusiso Mdakane Drive'),
      }),
    });
    const payments = paymentHistory(policy, today, 'Payment stopped by account holder');
    return {
      policies: [policy],
      payments,
      notifications: [
        aLapseNotice(policy, today, { daysAgo: 130, payments }),
        aNotification(policy, today, { type: 'POLICY_CANCELLED', daysAgo: 39, since: policy.Lapse_Date }),
      ],
    };
  },
};
