import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1012);
const rajesh = { name: 'Rajesh Govender', age: 46, gender: 'MALE' } as const;

export const legacyFamily: ScenarioPlan = {
  title:
    'A family on the closed Heritage Family Plan 2012, with a baby covered by its line for children of 0-11 months',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'leg-fa-2012',
      inception: '2014-05-01',
      standing: upToDate(today),
      bank: 'Absa Bank',
      benefits: ['sup-airtime'],
      MainMember: aMainMember(today, {
        name: 'Priya Govender',
        age: 43,
        gender: 'FEMALE',
        Title: 'DR',
        Marital_Status: 'RELIGIOUS',
        PhysicalAddress: anAddress('chatsworth', '52 Lenny Naidu Drive', 'Bayview'),
      }),
      Spouse: aSpouse(today, { ...rajesh, Union_Type: 'RELIGIOUS_MARRIAGE', Union_Date: '2008-02-09' }),
      Children: [
        aChild(today, { name: 'Kavisha Govender', age: 15, gender: 'FEMALE' }),
        aChild(today, { name: 'Arjun Govender', age: 0, gender: 'MALE' }),
      ],
      Beneficiaries: [aBeneficiary(today, { ...rajesh, Relationship: 'SPOUSE' })],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, {
          type: 'PREMIUM_REVIEW',
          daysAgo: 20,
          isRead: true,
          date: monthsAgo(today, -2),
          amount: (policy.Monthly_Premium ?? 0) + 6,
        }),
      ],
    };
  },
};
