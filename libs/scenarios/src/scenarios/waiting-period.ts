import { addYears } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1042);

export const waitingPeriod: ScenarioPlan = {
  title: 'Two months old: the waiting period of everybody still runs',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-075',
      inception: monthsAgo(today, 2),
      standing: upToDate(today),
      bank: 'Discovery Bank',
      MainMember: aMainMember(today, {
        name: 'Michael Naidoo',
        age: 39,
        gender: 'MALE',
        Marital_Status: 'CIVIL_UNION',
        PhysicalAddress: anAddress('chatsworth', '11 Arena Park Drive'),
      }),
      Spouse: aSpouse(today, {
        name: 'David Smith',
        age: 41,
        gender: 'MALE',
        Union_Type: 'CIVIL_UNION',
        Union_Date: addYears(today, -5),
      }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Margaret Smith',
          age: 72,
          gender: 'FEMALE',
          Relationship: 'MOTHER_IN_LAW',
          Cover_Amount: 20_000,
        }),
      ],
      Beneficiaries: [aBeneficiary(today, { name: 'David Smith', age: 41, gender: 'MALE', Relationship: 'SPOUSE' })],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 3 })],
    };
  },
};
