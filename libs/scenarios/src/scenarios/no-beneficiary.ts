import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1052);

export const noBeneficiary: ScenarioPlan = {
  title: 'Nobody is named as beneficiary, and there is no message',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-010',
      inception: monthsAgo(today, 8),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Sfiso Cele',
        age: 26,
        gender: 'MALE',
        Preferred_Language: 'ISIZULU',
        Email_Address: null,
        PhysicalAddress: anAddress('umlazi', '14 Mzingwenya Road'),
      }),
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
