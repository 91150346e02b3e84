import { addDays } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { premiumDue } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1045);

export const premiumDueSoon: ScenarioPlan = {
  title: 'A premium falls due within the week',
  signIn,
  seedOn(today) {
    const standing = premiumDue(today);
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-020',
      inception: monthsAgo(today, 17),
      standing,
      MainMember: aMainMember(today, {
        name: 'Johan Pretorius',
        age: 67,
        gender: 'MALE',
        Preferred_Contact_Method: 'PHONE',
        Marital_Status: 'DIVORCED',
        PhysicalAddress: anAddress('bloemfontein', '90 Bankovs Boulevard'),
      }),
      Beneficiaries: [aBeneficiary(today, { name: 'Riaan Pretorius', age: 40, gender: 'MALE', Relationship: 'SON' })],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, {
          type: 'PREMIUM_DUE',
          daysAgo: 1,
          date: addDays(policy.Paid_To_Date ?? today, standing.debitDay),
        }),
      ],
    };
  },
};
