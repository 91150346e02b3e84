import {
  ageOn,
  ages,
  birthCertificateDays,
  childCoverEnds,
  childRelationships,
  contactFromAge,
  genders,
  idTypes,
  isPlainDate,
  marriageFromAge,
  type PlainDate,
  titleFromAge,
} from '@portal/domain';
import { date, declaration, number, phone, radios, text, yesNo } from '@portal/forms';
import { calledFields, identityFields, titleField } from './identity-fields';

interface Child {
  readonly Date_Of_Birth?: unknown;
  readonly Is_Student?: unknown;
}

/** Completed years as far as the birth date is typed. */
export const ageTyped = ({ Date_Of_Birth: birth }: Child, today: PlainDate): number | null =>
  isPlainDate(birth) && birth <= today ? ageOn(birth, today) : null;
const isFrom = (age: number) => (child: Child, today: PlainDate) => (ageTyped(child, today) ?? -1) >= age;
const isMinor = (child: Child, today: PlainDate) => (ageTyped(child, today) ?? ages.adult) < ages.adult;
const isStudent = (child: Child, today: PlainDate) => isFrom(ages.adult)(child, today) && child.Is_Student === true;

const newborns = `Only for a baby of ${birthCertificateDays} days or younger who has no ID number yet`;
const childIdTypes = idTypes.map((type) => (type.code === 'BIRTH_CERTIFICATE' ? { ...type, hint: newborns } : type));

const relationship = { name: 'Relationship', label: 'The child is my', widget: radios(childRelationships) } as const;

const studyFields = (isStudent: (child: Child, today: PlainDate) => boolean) =>
  [
    { name: 'Institution_Name', label: 'School or institution', widget: text(), when: isStudent, optional: false },
    { name: 'Study_Year', label: 'Year of study', widget: number(), when: isStudent, optional: true },
    {
      name: 'Proof_Of_Study_Until',
      label: 'Registered until',
      hint: 'The last day on the proof of registration, when you have it',
      widget: date(),
      when: isStudent,
      optional: true,
    },
  ] as const;
/** On a page that asks for the studies of a child who is old enough, the birth date is not typed. */
const saysStudent = ({ Is_Student }: Child) => Is_Student === true;
const studentField = { name: 'Is_Student', label: 'Is the child a full-time student?', widget: yesNo() } as const;

/** What is asked about a child, in groups (docs/domain/records.md#r9-9). */
export const childFields = {
  who: {
    legend: 'The child',
    fields: [...calledFields, relationship],
  },
  /** In the place of `who` and `identity` for a baby without an ID number yet. */
  newborn: {
    legend: 'The baby',
    fields: [
      ...calledFields,
      { name: 'Date_Of_Birth', label: 'Date of birth', widget: date() },
      { name: 'Gender', label: 'Gender', widget: radios(genders) },
      relationship,
    ],
  },
  identity: {
    legend: 'Identity',
    fields: [
      ...identityFields(childIdTypes, 'Which ID does the child have?'),
      { ...titleField, when: isFrom(titleFromAge), optional: false },
    ],
  },
  studiesAndHealth: {
    legend: 'Studies and health',
    fields: [
      { ...studentField, when: isFrom(ages.adult) },
      ...studyFields(isStudent),
      {
        name: 'Is_Disabled',
        label: 'Is the child disabled?',
        hint: `The cover of a child who was disabled before the age of ${childCoverEnds.usual} has no age limit.`,
        widget: yesNo(),
      },
      { name: 'Is_Married', label: 'Is the child married?', widget: yesNo(), when: isFrom(marriageFromAge) },
    ],
  },
  /** The studies alone, of a child who is old enough for them. */
  studies: { legend: 'Studies', fields: [studentField, ...studyFields(saysStudent)] },
  contact: {
    legend: 'Contact',
    when: isFrom(contactFromAge),
    fields: [
      { name: 'Cell_Number', label: 'Cellphone number', widget: phone(), optional: true },
      {
        name: 'Email_Address',
        label: 'Email address',
        widget: text({ type: 'email', autoComplete: 'off' }),
        optional: true,
      },
    ],
  },
  guardian: {
    legend: 'Declaration',
    when: isMinor,
    fields: [
      {
        name: 'Guardian_Declaration',
        label: 'I am the parent or guardian of this child and may share their details.',
        widget: declaration(),
      },
    ],
  },
} as const;
