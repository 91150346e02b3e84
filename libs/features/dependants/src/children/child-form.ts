import {
  askedAnew,
  type Child as ChildOnRecord,
  childEntries,
  ChildInputSchema,
  childRuleOn,
  type Known,
  obeys,
} from '@portal/contract';
import { documentsFor, type PlainDate } from '@portal/domain';
import { defineForm } from '@portal/forms';
import { ageTyped, childFields, documentField } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { documentsHint } from '../adults/documents-hint';

interface Child {
  readonly Date_Of_Birth?: unknown;
  readonly Is_Student?: unknown;
  readonly Is_Disabled?: unknown;
  readonly Relationship?: unknown;
}

/** Whether a document is asked for, as the service will ask (docs/domain/conduct.md#r8-4). */
const needs = (type: 'OTHER' | 'PROOF_OF_STUDY' | 'MEDICAL_REPORT') => (child: Child, today: PlainDate) =>
  documentsFor('UPDATE_CHILD', {
    Relationship: typeof child.Relationship === 'string' ? child.Relationship : null,
    Is_Student: child.Is_Student === true,
    Is_Disabled: child.Is_Disabled === true,
    age: ageTyped(child, today) ?? 0,
  }).some(({ anyOf }) => anyOf.includes(type));

const { who, newborn, identity, studiesAndHealth, contact, guardian } = childFields;
const birthCertificate = documentField('Birth_Certificate', 'Birth certificate or ID', 'BIRTH_CERTIFICATE');
const proofOfStudy = documentField('Proof_Of_Study', 'Proof of study', 'PROOF_OF_STUDY');
const otherDocuments = [
  { ...documentField('Order', 'Adoption or foster order', 'OTHER'), when: needs('OTHER') },
  { ...proofOfStudy, when: needs('PROOF_OF_STUDY') },
  { ...documentField('Medical_Report', 'Medical report', 'MEDICAL_REPORT'), when: needs('MEDICAL_REPORT') },
] as const;

/** Everything that is asked about a child who joins (docs/domain/records.md#r9-9). */
export const childForm = defineForm({
  name: 'child',
  schema: ChildInputSchema,
  items: [
    who,
    identity,
    studiesAndHealth,
    contact,
    { legend: 'Documents', hint: documentsHint, fields: [birthCertificate, ...otherDocuments] },
    guardian,
  ],
});

/** The same of a baby without an ID number yet: what cannot hold of somebody so young is not asked (docs/domain/records.md#r9-9). */
export const newbornForm = defineForm({
  name: 'newborn',
  schema: ChildInputSchema,
  given: ['Id_Type', 'Is_Student', 'Is_Disabled', 'Is_Married'],
  items: [newborn, { legend: 'Documents', fields: [birthCertificate, otherDocuments[0]] }, guardian],
});

/** The same of a child who is covered already: the declaration was given when they joined. */
export const childUpdateForm = defineForm({
  name: 'child-update',
  schema: ChildInputSchema,
  given: ['Guardian_Declaration'],
  items: [
    contact,
    who,
    identity,
    studiesAndHealth,
    {
      legend: 'Documents',
      hint: 'The proof of study of this year, or a photo of the document that shows what has changed above.',
      fields: [birthCertificate, ...otherDocuments],
    },
  ],
});

const askedOfStudies = ['Is_Student', 'Institution_Name', 'Study_Year', 'Proof_Of_Study_Until', 'Documents'] as const;
type Input = v.InferInput<typeof ChildInputSchema>;
type NotAsked = Exclude<keyof Input, (typeof askedOfStudies)[number]>;
const asked: readonly string[] = askedOfStudies;
const notAsked = Object.keys(childEntries).filter((name) => !asked.includes(name)) as NotAsked[];

/** What stays as it is on record while the studies alone are asked about. */
export const besidesStudies = (child: ChildOnRecord) =>
  Object.fromEntries(Object.entries(child).filter(([name]) => notAsked.some((one) => one === name))) as Pick<
    Input,
    NotAsked
  >;

/** Whether a child studies full time, and the proof of it: a page of its own. All else stays as it is on record. */
export const studiesForm = defineForm({
  name: 'child-studies',
  schema: ChildInputSchema,
  given: notAsked,
  items: [
    childFields.studies,
    { legend: 'Documents', fields: [{ ...proofOfStudy, when: ({ Is_Student }: Child) => Is_Student === true }] },
  ],
});

/** What that form obeys: what was settled when the child joined is asked again only where it changes. */
export const childOn = (today: PlainDate, child: Known<ChildOnRecord>) =>
  v.pipe(ChildInputSchema, obeys(askedAnew(childRuleOn(today), child)));
