import { addDays } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { mandateWaits } from '../builders/mandate-waits';
import { policyNumber } from '../builders/policy-number';
import { unpaid } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1041);

export const firstPremium: ScenarioPlan = {
  title: 'A new policy that waits for its first premium and for the bank to hear yes to the debit order',
  signIn,
  seedOn(today) {
    const policy = mandateWaits(
      aPolicy(today, {
        number: signIn,
        plan: 'prd-sp-010',
        inception: monthsAgo(today, -1),
        standing: unpaid('PENDING'),
        bank: 'Bank Zero',
        MainMember: aMainMember(today, {
          name: 'Boitumelo Kgosana',
          age: 24,
          gender: 'FEMALE',
          PhysicalAddress: anAddress('galeshewe', '77 Tyson Road'),
        }),
        Children: [aChild(today, { name: 'Omphile Kgosana', age: 2, gender: 'MALE' })],
        Beneficiaries: [
          aBeneficiary(today, { name: 'Refilwe Kgosana', age: 47, gender: 'FEMALE', Relationship: 'MOTHER' }),
        ],
      }),
      today,
    );
    return {
      policies: [policy],
      notifications: [
        aNotification(policy, today, { type: 'MANDATE_PENDING', daysAgo: 1, date: addDays(today, 1) }),
        aNotification(policy, today, { type: 'CHANGE_SUBMITTED', daysAgo: 12, name: 'New policy', isRead: true }),
      ],
    };
  },
};
