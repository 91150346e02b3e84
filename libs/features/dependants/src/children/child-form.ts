import { ChildInputSchema } from '@portal/contract';
import { ageOn, childRelationships, documentsFor, idTypes, isPlainDate, type PlainDate } from '@portal/domain';
import { checkbox, date, defineForm, number, phone, radios, text, yesNo } from '@portal/forms';
import { identityFields, nameFields } from '@portal/policy-workflow/changes';
import { paper, papersHint } from '../adults/papers';

interface Child {
  readonly Date_Of_Birth?: unknown;
  readonly Is_Student?: unknown;
  readonly Is_Disabled?: unknown;
  readonly Relationship?: unknown;
}

const ageOf = ({ Date_Of_Birth: birth }: Child, today: PlainDate) =>
  isPlainDate(birth) && birth <= today ? ageOn(birth, today) : null;
const isFrom = (age: number) => (child: Child, today: PlainDate) => (ageOf(child, today) ?? -1) >= age;
const isMinor = (child: Child, today: PlainDate) => (ageOf(child, today) ?? 99) < 18;
const isStudent = (child: Child, today: PlainDate) => isFrom(18)(child, today) && child.Is_Student === true;

/** Whether a paper is asked for, as the service will ask (domain.md §8.4). */
const needs = (type: 'OTHER' | 'PROOF_OF_STUDY' | 'MEDICAL_REPORT') => (child: Child, today: PlainDate) =>
  documentsFor('UPDATE_CHILD', {
    Relationship: typeof child.Relationship === 'string' ? child.Relationship : null,
    Is_Student: child.Is_Student === true,
    Is_Disabled: child.Is_Disabled === true,
    age: ageOf(child, today) ?? 0,
  }).some(({ anyOf }) => anyOf.includes(type));

const newborns = 'Only for a baby of 90 days or younger who has no ID number yet';
const childIdTypes = idTypes.map((type) => (type.code === 'BIRTH_CERTIFICATE' ? { ...type, hint: newborns } : type));

const theChild = {
  legend: 'The child',
  fields: [...nameFields, { name: 'Relationship', label: 'The child is my', widget: radios(childRelationships) }],
} as const;

const identity = { legend: 'Identity', fields: identityFields(childIdTypes, 'Which ID does the child have?') } as const;

const studiesAndHealth = {
  legend: 'Studies and health',
  fields: [
    { name: 'Is_Student', label: 'Is the child a full-time student?', widget: yesNo(), when: isFrom(18) },
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
    {
      name: 'Is_Disabled',
      label: 'Is the child disabled?',
      hint: 'The cover of a child who was disabled before the age of 22 has no age limit.',
      widget: yesNo(),
    },
    { name: 'Is_Married', label: 'Is the child married?', widget: yesNo(), when: isFrom(16) },
  ],
} as const;

const contact = {
  legend: 'Contact',
  when: isFrom(16),
  fields: [
    { name: 'Cell_Number', label: 'Cellphone number', widget: phone(), optional: true },
    {
      name: 'Email_Address',
      label: 'Email address',
      widget: text({ type: 'email', autoComplete: 'off' }),
      optional: true,
    },
  ],
} as const;

const birthCertificate = paper('Birth_Certificate', 'Birth certificate or ID', 'BIRTH_CERTIFICATE');
const otherPapers = [
  { ...paper('Order', 'Adoption or foster order', 'OTHER'), when: needs('OTHER') },
  { ...paper('Proof_Of_Study', 'Proof of study', 'PROOF_OF_STUDY'), when: needs('PROOF_OF_STUDY') },
  { ...paper('Medical_Report', 'Medical report', 'MEDICAL_REPORT'), when: needs('MEDICAL_REPORT') },
] as const;

/** Everything that is asked about a child who joins (domain.md §9.9). */
export const childForm = defineForm({
  name: 'child',
  schema: ChildInputSchema,
  items: [
    theChild,
    identity,
    studiesAndHealth,
    contact,
    { legend: 'Documents', hint: papersHint, fields: [birthCertificate, ...otherPapers] },
    {
      name: 'Guardian_Declaration',
      label: 'I am the parent or guardian of this child and may share their details.',
      widget: checkbox(),
      when: isMinor,
    },
  ],
});

/** The same of a child who is covered already: the declaration was given when they joined. */
export const childUpdateForm = defineForm({
  name: 'child-update',
  schema: ChildInputSchema,
  given: ['Guardian_Declaration'],
  items: [
    contact,
    theChild,
    identity,
    studiesAndHealth,
    {
      legend: 'Documents',
      hint: 'Only when something above has changed: a photo of the paper that says so.',
      fields: [birthCertificate, ...otherPapers],
    },
  ],
});
