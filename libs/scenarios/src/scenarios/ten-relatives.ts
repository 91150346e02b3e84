import { type PlainDate } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1058);

const relatives = (today: PlainDate) =>
  (
    [
      { name: 'Albertina Khoza', age: 77, gender: 'FEMALE', Relationship: 'MOTHER' },
      { name: 'Elias Khoza', age: 79, gender: 'MALE', Relationship: 'FATHER' },
      { name: 'Constance Ndlovu', age: 71, gender: 'FEMALE', Relationship: 'MOTHER_IN_LAW' },
      { name: 'Petrus Ndlovu', age: 74, gender: 'MALE', Relationship: 'FATHER_IN_LAW' },
      { name: 'Nomsa Khoza', age: 44, gender: 'FEMALE', Relationship: 'SISTER' },
      { name: 'Vusi Khoza', age: 41, gender: 'MALE', Relationship: 'BROTHER' },
      { name: 'Ayanda Khoza', age: 16, gender: 'FEMALE', Relationship: 'NIECE' },
      { name: 'Sandile Khoza', age: 12, gender: 'MALE', Relationship: 'NEPHEW' },
      { name: 'Refilwe Sithole', age: 66, gender: 'FEMALE', Relationship: 'AUNT' },
      { name: 'Minenhle Khoza', age: 3, gender: 'FEMALE', Relationship: 'GRANDCHILD' },
    ] as const
  ).map((who) => anExtendedMember(today, { ...who, Cover_Amount: 5000 }));

export const tenRelatives: ScenarioPlan = {
  title: 'Ten extended members, as many as there may be, with two parents and two parents-in-law',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sm-020',
      inception: monthsAgo(today, 26),
      standing: upToDate(today),
      bank: 'FNB',
      MainMember: aMainMember(today, {
        name: 'Zodwa Khoza',
        age: 49,
        gender: 'FEMALE',
        Marital_Status: 'WIDOWED',
        PhysicalAddress: anAddress('umlazi', '9 Mangosuthu Highway'),
      }),
      ExtendedMembers: relatives(today),
      Beneficiaries: [aBeneficiary(today, { name: 'Nomsa Khoza', age: 44, gender: 'FEMALE', Relationship: 'SISTER' })],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
