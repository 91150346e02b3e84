import { type PlainDate } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { aNotification } from '../builders/a-notification';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1001);
const sipho = { name: 'Sipho Nkosi', age: 43, gender: 'MALE' } as const;
const grace = { name: 'Grace Dlamini', age: 68, gender: 'FEMALE' } as const;

export const thandiNkosi = (today: PlainDate) =>
  aMainMember(today, {
    name: 'Thandi Nkosi',
    age: 41,
    gender: 'FEMALE',
    Title: 'MRS',
    Marital_Status: 'MARRIED_COP',
    Preferred_Language: 'ISIZULU',
    Occupation: 'Teacher',
    PhysicalAddress: anAddress('soweto', '8115 Vilakazi Street'),
    MarketingConsent: { Sms: true, Email: false, Phone: false, Whatsapp: true, Updated_At: null },
  });

export const familyActive: ScenarioPlan = {
  title: 'A family of five with a mother on extended cover, two beneficiaries, and every premium paid',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-030',
      inception: monthsAgo(today, 32),
      standing: upToDate(today),
      benefits: ['sup-grocery', 'sup-cashback'],
      MainMember: thandiNkosi(today),
      Spouse: aSpouse(today, sipho),
      Children: [
        aChild(today, { name: 'Lindiwe Nkosi', age: 11, gender: 'FEMALE' }),
        aChild(today, { name: 'Themba Nkosi', age: 4, gender: 'MALE' }),
      ],
      ExtendedMembers: [anExtendedMember(today, { ...grace, Relationship: 'MOTHER', Cover_Amount: 10_000 })],
      Beneficiaries: [
        aBeneficiary(today, { ...sipho, Relationship: 'SPOUSE', Benefit_Share: 70 }),
        aBeneficiary(today, { ...grace, Relationship: 'MOTHER', Benefit_Share: 30 }),
      ],
      more: { ServicingConsultant: { name: 'Naledi Mokoena', phone: '27860007580' } },
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 3 }),
        aNotification(policy, today, { type: 'WAITING_PERIOD_ENDED', daysAgo: 40, name: 'Themba', isRead: true }),
        aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 33, isRead: true }),
      ],
    };
  },
};
