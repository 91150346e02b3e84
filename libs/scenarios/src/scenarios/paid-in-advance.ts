import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { paidAhead } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1043);

export const paidInAdvance: ScenarioPlan = {
  title: 'Paid at a till with Pay@, two months ahead',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-030',
      inception: monthsAgo(today, 33),
      standing: paidAhead(today),
      pays: 'PAYAT',
      MainMember: aMainMember(today, {
        name: 'Nkateko Baloyi',
        age: 58,
        gender: 'MALE',
        Preferred_Language: 'XITSONGA',
        Email_Address: null,
        PhysicalAddress: anAddress('mbombela', '410 Stand, Chweni'),
      }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Hlayisani Baloyi', age: 30, gender: 'FEMALE', Relationship: 'DAUGHTER' }),
      ],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 1 })],
    };
  },
};
