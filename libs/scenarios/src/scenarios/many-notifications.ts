import { addDays, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1054);

const notices = (policy: SeedPolicy, today: PlainDate) => {
  const premiums = Array.from({ length: 22 }, (_, month) => [
    aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 4 + month * 30, isRead: month > 1 }),
    aNotification(policy, today, {
      type: 'PREMIUM_DUE',
      daysAgo: 11 + month * 30,
      isRead: month > 0,
      date: addDays(today, -4 - month * 30),
    }),
  ]);
  return [
    ...premiums.flat(),
    aNotification(policy, today, { type: 'BANK_CHANGED', daysAgo: 2 }),
    aNotification(policy, today, { type: 'MANDATE_REJECTED', daysAgo: 1 }),
    aNotification(policy, today, { type: 'CELL_CHANGED', daysAgo: 45, isRead: true }),
    aNotification(policy, today, { type: 'CHANGE_EXPIRED', daysAgo: 130, name: 'Add spouse', isRead: true }),
    aNotification(policy, today, { type: 'POLICY_REINSTATED', daysAgo: 300, isRead: true }),
    aNotification(policy, today, { type: 'WAITING_PERIOD_ENDED', daysAgo: 500, name: 'Gugu', isRead: true }),
  ];
};

export const manyNotifications: ScenarioPlan = {
  title: 'Fifty messages on five pages, a few of them not read yet',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-050',
      inception: monthsAgo(today, 36),
      standing: upToDate(today),
      bank: 'FNB',
      MainMember: aMainMember(today, {
        name: 'Gugu Zwane',
        age: 46,
        gender: 'FEMALE',
        Preferred_Language: 'SISWATI',
        PhysicalAddress: anAddress('mbombela', '65 Mbhokodo Street'),
      }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Ntombi Zwane', age: 25, gender: 'FEMALE', Relationship: 'DAUGHTER' }),
      ],
    });
    return { policies: [policy], payments: paymentHistory(policy, today), notifications: notices(policy, today) };
  },
};
