import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { unpaid } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1049);

export const notTakenUp: ScenarioPlan = {
  title: 'Not taken up: no first premium came within 60 days',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-075',
      inception: monthsAgo(today, 2),
      standing: unpaid('NOT_TAKEN_UP'),
      pays: 'PAYAT',
      MainMember: aMainMember(today, {
        name: 'Xolani Ngcobo',
        age: 29,
        gender: 'MALE',
        PhysicalAddress: anAddress('umlazi', '300 Mangosuthu Highway'),
      }),
    });
    return { policies: [policy] };
  },
};
