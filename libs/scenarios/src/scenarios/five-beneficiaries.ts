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

const signIn = policyNumber(1053);

const heirs = [
  { name: 'Ruan Steyn', age: 34, gender: 'MALE', Relationship: 'SON', Benefit_Share: 30 },
  { name: 'Mariska Steyn', age: 31, gender: 'FEMALE', Relationship: 'DAUGHTER', Benefit_Share: 30 },
  { name: 'Gert Steyn', age: 60, gender: 'MALE', Relationship: 'BROTHER', Benefit_Share: 20 },
  { name: 'Elmarie Fourie', age: 57, gender: 'FEMALE', Relationship: 'SISTER', Benefit_Share: 15 },
  { name: 'Willem Louw', age: 65, gender: 'MALE', Relationship: 'FRIEND', Benefit_Share: 5 },
] as const;

export const fiveBeneficiaries: ScenarioPlan = {
  title: 'Five beneficiaries with unequal shares, as many as there may be',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-075',
      inception: monthsAgo(today, 38),
      standing: upToDate(today),
      bank: 'Nedbank',
      MainMember: aMainMember(today, {
        name: 'Hendrik Steyn',
        age: 63,
        gender: 'MALE',
        Title: 'REV',
        Marital_Status: 'WIDOWED',
        Preferred_Language: 'AFRIKAANS',
        PhysicalAddress: anAddress('bloemfontein', '12 Wilgehof Crescent'),
      }),
      Beneficiaries: heirs.map((heir) => aBeneficiary(today, heir)),
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, { type: 'CHANGE_APPROVED', daysAgo: 60, name: 'Add beneficiary', isRead: true }),
      ],
    };
  },
};
