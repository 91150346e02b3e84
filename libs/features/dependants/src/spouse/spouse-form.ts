import { SpouseInputSchema } from '@portal/contract';
import { documentsFor } from '@portal/domain';
import { defineForm } from '@portal/forms';
import {
  aliveDeclaration,
  contactFields,
  identityFields,
  isOnIdNumber,
  nameFields,
  unionFields,
  documentField,
} from '@portal/policy-workflow/changes';
import { documentsHint } from '../adults/documents-hint';

interface Union {
  readonly Union_Type?: string | null;
}

/** Some unions are proved with an affidavit, the others with a certificate (docs/domain/conduct.md#r8-4). */
const isProvedWith =
  (type: 'AFFIDAVIT' | 'MARRIAGE_CERTIFICATE') =>
  ({ Union_Type = null }: Union) =>
    documentsFor('ADD_SPOUSE', { Union_Type })[0]?.anyOf[0] === type;

const [idType, ...numbers] = identityFields();
const who = { legend: 'Your spouse or partner', fields: [...nameFields, idType] } as const;
const identity = { legend: 'Identity', fields: numbers } as const;
const union = { legend: 'Your union', fields: unionFields } as const;
const contact = { legend: 'Contact', fields: contactFields } as const;
const documents = [
  {
    ...documentField('Marriage_Certificate', 'Marriage certificate', 'MARRIAGE_CERTIFICATE'),
    when: isProvedWith('MARRIAGE_CERTIFICATE'),
  },
  {
    ...documentField('Affidavit', 'Affidavit about your union', 'AFFIDAVIT'),
    hint: 'A statement under oath, stamped by a commissioner of oaths. Any police station does this for free.',
    when: isProvedWith('AFFIDAVIT'),
  },
] as const;

/** Everything that is asked about a spouse who joins (docs/domain/records.md#r9-8). */
export const spouseForm = defineForm({
  name: 'spouse',
  schema: SpouseInputSchema,
  items: [
    { ...who, step: 'Your spouse' },
    union,
    { ...identity, step: 'Identity', joins: isOnIdNumber },
    { ...contact, step: 'Contact and documents' },
    { legend: 'Documents', hint: documentsHint, fields: documents },
    { legend: 'Declaration', fields: [aliveDeclaration] },
  ],
});

/** The same of a spouse who is covered already: the declaration was given when they joined. */
export const spouseUpdateForm = defineForm({
  name: 'spouse-update',
  schema: SpouseInputSchema,
  given: ['Is_Alive_Declaration'],
  items: [
    contact,
    who,
    identity,
    union,
    {
      legend: 'Documents',
      hint: 'Only when a name, an ID or your union has changed: a photo of the document that says so.',
      fields: documents,
    },
  ],
});
