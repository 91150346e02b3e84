import { addYears } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1056);

export const passportHolder: ScenarioPlan = {
  title: 'A Zimbabwean with a passport covers a cousin with a refugee permit and pays a beneficiary abroad',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-030',
      inception: monthsAgo(today, 13),
      standing: upToDate(today),
      bank: 'Access Bank',
      benefits: ['sup-repatriation'],
      MainMember: aMainMember(today, {
        name: 'Tendai Moyo',
        age: 38,
        gender: 'MALE',
        ...passport('ZW', 'AE000417'),
        Passport_Expiry_Date: addYears(today, 4),
        PhysicalAddress: anAddress('mamelodi', '33 Khutsong Street', 'Extension 5'),
      }),
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Grace Mukendi',
          age: 35,
          gender: 'FEMALE',
          Relationship: 'COUSIN',
          Cover_Amount: 15_000,
          Id_Type: 'REFUGEE_PERMIT',
          Id_Number: null,
          Permit_Number: 'CTRCOD000000417',
          Permit_Expiry_Date: addYears(today, 2),
        }),
      ],
      Beneficiaries: [
        aBeneficiary(today, {
          name: 'Rudo Moyo',
          age: 59,
          gender: 'FEMALE',
          ...passport('ZW', 'BN000932'),
          Passport_Expiry_Date: addYears(today, 3),
          Relationship: 'MOTHER',
        }),
      ],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [aNotification(policy, today, { type: 'PREMIUM_RECEIVED', daysAgo: 3 })],
    };
  },
};

const passport = (Passport_Country: string, Passport_Number: string) =>
  ({ Id_Type: 'PASSPORT', Id_Number: null, Passport_Country, Passport_Number }) as const;
