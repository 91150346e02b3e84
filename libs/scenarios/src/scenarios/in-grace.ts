import { addDays, limits } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { inGrace } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1002);

export const inGraceParent: ScenarioPlan = {
  title: 'A single parent whose last debit order failed: in grace, one premium in arrears',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sp-020',
      inception: monthsAgo(today, 19),
      standing: inGrace(today),
      bank: 'TymeBank',
      MainMember: aMainMember(today, {
        name: 'Chantal Jacobs',
        age: 36,
        gender: 'FEMALE',
        Marital_Status: 'DIVORCED',
        Preferred_Language: 'AFRIKAANS',
        PhysicalAddress: anAddress('mitchellsPlain', '27 Kestrel Way', 'Rocklands'),
      }),
      Children: [
        aChild(today, { name: 'Kayleigh Jacobs', age: 14, gender: 'FEMALE' }),
        aChild(today, { name: 'Ethan Jacobs', age: 8, gender: 'MALE' }),
      ],
      Beneficiaries: [
        aBeneficiary(today, { name: 'Denise Jacobs', age: 61, gender: 'FEMALE', Relationship: 'MOTHER' }),
      ],
    });
    const date = policy.Grace_End_Date ?? today;
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, {
          type: 'PREMIUM_UNPAID_NOTICE',
          daysAgo: 9,
          date,
          since: addDays(date, -limits.GRACE_DAYS),
        }),
        aNotification(policy, today, { type: 'PREMIUM_FAILED', daysAgo: 10, date, reason: 'Insufficient funds' }),
      ],
    };
  },
};
