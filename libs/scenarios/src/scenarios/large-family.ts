import { addYears, birthdayOf, type PlainDate, proofOfStudyDue, yearOf } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild, aNewborn } from '../builders/a-child';
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

const signIn = policyNumber(1011);
const zanele = { name: 'Zanele Mahlangu', age: 44, gender: 'FEMALE' } as const;

/** The day until which a student's proof of study holds. */
const proofUntil = (today: PlainDate): PlainDate => {
  const due = proofOfStudyDue(yearOf(today));
  return due >= today ? due : proofOfStudyDue(yearOf(today) + 1);
};

const sixChildren = (today: PlainDate) => [
  aChild(today, {
    name: 'Bongani Mahlangu',
    age: 23,
    gender: 'MALE',
    Is_Student: true,
    Institution_Name: 'Tshwane University of Technology',
    Study_Year: 3,
    Proof_Of_Study_Until: proofUntil(today),
  }),
  aChild(today, { name: 'Nomvula Mahlangu', age: 28, gender: 'FEMALE', Is_Disabled: true }),
  aChild(today, { name: 'Sibusiso Mahlangu', age: 18, gender: 'MALE' }),
  aChild(today, { name: 'Busisiwe Mahlangu', age: 13, gender: 'FEMALE', Relationship: 'ADOPTED_CHILD' }),
  aChild(today, { name: 'Kabelo Mahlangu', age: 5, gender: 'MALE', Relationship: 'FOSTER_CHILD' }),
  aNewborn(today, { name: 'Amahle Mahlangu', gender: 'FEMALE' }),
];

const fourRelatives = (today: PlainDate) => [
  anExtendedMember(today, {
    name: 'Esther Mahlangu',
    age: 83,
    gender: 'FEMALE',
    Relationship: 'MOTHER',
    Cover_Amount: 10_000,
  }),
  anExtendedMember(today, {
    name: 'Johannes Masilela',
    age: 71,
    gender: 'MALE',
    Relationship: 'FATHER_IN_LAW',
    Cover_Amount: 15_000,
  }),
  anExtendedMember(today, {
    name: 'Themba Mahlangu',
    age: 39,
    gender: 'MALE',
    Relationship: 'BROTHER',
    Cover_Amount: 30_000,
  }),
  anExtendedMember(today, {
    name: 'Lethabo Mahlangu',
    age: 9,
    gender: 'FEMALE',
    Relationship: 'NIECE',
    Cover_Amount: 10_000,
  }),
];

export const largeFamily: ScenarioPlan = {
  title: 'Twelve people: a spouse, six children (a student, a disabled adult, a newborn) and four relatives',
  signIn,
  seedOn(today) {
    const children = sixChildren(today);
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-050',
      inception: monthsAgo(today, 44),
      standing: upToDate(today),
      bank: 'Standard Bank',
      benefits: ['sup-grocery', 'sup-repatriation', 'sup-memorial'],
      MainMember: aMainMember(today, {
        name: 'Jabulani Mahlangu',
        age: 47,
        gender: 'MALE',
        Marital_Status: 'CUSTOMARY',
        Preferred_Language: 'ISINDEBELE',
        Preferred_Contact_Method: 'WHATSAPP',
        PhysicalAddress: anAddress('mamelodi', '1203 Hinterland Street', 'Section H'),
      }),
      Spouse: aSpouse(today, { ...zanele, Union_Type: 'CUSTOMARY_MARRIAGE', Union_Date: addYears(today, -21) }),
      Children: children,
      ExtendedMembers: fourRelatives(today),
      Beneficiaries: [aBeneficiary(today, { ...zanele, Relationship: 'SPOUSE' })],
    });
    const student = children[0];
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, { type: 'CHANGE_APPROVED', daysAgo: 12, name: 'Add child' }),
        aNotification(policy, today, {
          type: 'CHILD_AGE_LIMIT',
          daysAgo: 400,
          isRead: true,
          name: 'Bongani',
          date: student ? birthdayOf(student.Date_Of_Birth, 22) : today,
        }),
      ],
    };
  },
};
