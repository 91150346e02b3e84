import { type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { upToDate, premiumDue, inGrace, lapsed, unpaid, ended } from '../builders/standing';
import { policyNumber } from '../builders/policy-number';
import { type ScenarioPlan } from '../scenario';

const numbers = [1021, 1022, 1023, 1024, 1025, 1026].map(policyNumber);
const [signIn = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = numbers;

const sixPolicies = (today: PlainDate): SeedPolicy[] => {
  const MainMember = aMainMember(today, {
    name: 'Mpho Molefe',
    age: 49,
    gender: 'MALE',
    Marital_Status: 'LIFE_PARTNER',
    Preferred_Language: 'SETSWANA',
    Occupation: 'Nurse',
    Employer_Name: 'Department of Health',
    PhysicalAddress: anAddress('mmabatho', '19 Sekame Road'),
  });
  const kagiso = { name: 'Kagiso Molefe', age: 22, gender: 'MALE' } as const;
  const Beneficiaries = [aBeneficiary(today, { ...kagiso, Relationship: 'SON' })];
  const cancelled = ended(today, 'CANCELLED', 9);
  return [
    aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 27),
      standing: upToDate(today),
      pays: 'SALARY_DEDUCTION',
      MainMember,
      Beneficiaries,
      Spouse: aSpouse(today, {
        name: 'Dineo Seabi',
        age: 45,
        gender: 'FEMALE',
        Union_Type: 'LIFE_PARTNER',
        Union_Date: monthsAgo(today, 60),
      }),
    }),
    aPolicy(today, {
      number: second,
      plan: 'leg-sm-2009',
      inception: '2011-03-01',
      standing: premiumDue(today),
      MainMember,
      Beneficiaries,
    }),
    aPolicy(today, {
      number: third,
      plan: 'prd-sm-010',
      inception: monthsAgo(today, 16),
      standing: inGrace(today),
      MainMember,
      Beneficiaries,
    }),
    aPolicy(today, {
      number: fourth,
      plan: 'prd-sm-020',
      inception: monthsAgo(today, -1),
      standing: unpaid('PENDING'),
      pays: 'PAYAT',
      MainMember,
      Beneficiaries,
    }),
    aPolicy(today, {
      number: fifth,
      plan: 'prd-sp-010',
      inception: monthsAgo(today, 30),
      standing: lapsed(today, 45),
      MainMember,
      Beneficiaries,
      Children: [aChild(today, { name: 'Neo Molefe', age: 12, gender: 'FEMALE' })],
    }),
    aPolicy(today, {
      number: sixth,
      plan: 'prd-sm-030',
      inception: monthsAgo(today, 50),
      standing: cancelled,
      MainMember,
      Beneficiaries,
      more: { Cancellation_Date: cancelled.Paid_To_Date },
    }),
  ];
};

export const severalPolicies: ScenarioPlan = {
  title: 'A customer with six policies of every category, more than the menu shows',
  signIn,
  seedOn(today) {
    const policies = sixPolicies(today);
    return {
      policies,
      payments: policies.flatMap((policy) => paymentHistory(policy, today)),
      notifications: policies
        .slice(0, 3)
        .map((policy, index) => aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 34 + index })),
    };
  },
};
