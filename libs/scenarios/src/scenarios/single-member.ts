import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1003);

export const singleMember: ScenarioPlan = {
  title: 'One person on a Single Member plan, up to date, with one beneficiary and no message',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-050',
      inception: monthsAgo(today, 14),
      standing: upToDate(today),
      bank: 'FNB',
      benefits: ['sup-tombstone', 'sup-accidental'],
      MainMember: aMainMember(today, {
        name: 'Pieter van der Merwe',
        age: 52,
        gender: 'MALE',
        Marital_Status: 'WIDOWED',
        Preferred_Language: 'AFRIKAANS',
        Preferred_Contact_Method: 'EMAIL',
        Occupation: 'Electrician',
        PhysicalAddress: anAddress('bloemfontein', '3 Kiepersol Street'),
        Postal_Same_As_Physical: false,
        PostalAddress: anAddress('bloemfontein', 'PO Box 1842'),
      }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Annelie Botha', age: 27, gender: 'FEMALE', Relationship: 'DAUGHTER' }),
      ],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
