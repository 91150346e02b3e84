import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aLapseNotice } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { lapsed } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1046);

export const lapsedInTime: ScenarioPlan = {
  title: 'Lapsed three weeks ago: paying the arrears now reinstates it',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sp-020',
      inception: monthsAgo(today, 21),
      standing: lapsed(today, 21),
      bank: 'African Bank',
      MainMember: aMainMember(today, {
        name: 'Ayesha Khan',
        age: 31,
        gender: 'FEMALE',
        PhysicalAddress: anAddress('umlazi', '46 Sibusiso Mdakane Drive'),
      }),
      Children: [aChild(today, { name: 'Imraan Khan', age: 6, gender: 'MALE' })],
    });
    const payments = paymentHistory(policy, today, 'Payment stopped by account holder');
    return {
      policies: [policy],
      payments,
      notifications: [aLapseNotice(policy, today, { daysAgo: 21, payments })],
    };
  },
};
