import { ExtendedMemberInputSchema } from '@portal/contract';
import { adultIdTypes, extendedRelationships } from '@portal/domain';
import { defineForm, select } from '@portal/forms';
import {
  aliveDeclaration,
  contactFields,
  identityFields,
  isOnIdNumber,
  nameFields,
  documentField,
} from '@portal/policy-workflow/changes';
import { documentsHint } from '../adults/documents-hint';
import { coverChoice } from './quote/cover-choice';

const relationship = {
  name: 'Relationship',
  label: 'Relationship to you',
  widget: select(extendedRelationships),
} as const;
const [idType, ...numbers] = identityFields(adultIdTypes, 'Which ID do they have?', () => true);
const who = { legend: 'The person', fields: [...nameFields, relationship, idType] } as const;
const identity = { legend: 'Identity', fields: numbers } as const;
const cover = {
  legend: 'Cover and premium',
  fields: [
    { name: 'Cover_Amount', label: 'Cover amount', widget: coverChoice(), follows: ['Id_Number', 'Date_Of_Birth'] },
  ],
} as const;
const contact = { legend: 'Contact', fields: contactFields } as const;
const idCopy = documentField('Id_Copy', 'Copy of the ID', 'ID_COPY');

/** Everything that is asked about a relative who joins; the quote comes from the screen (docs/domain/records.md#r9-10). */
export const extendedMemberForm = defineForm({
  name: 'extended-member',
  schema: ExtendedMemberInputSchema,
  given: ['Quote_Id'],
  items: [
    { ...who, step: 'The person' },
    { ...identity, step: 'Identity and cover', joins: isOnIdNumber },
    cover,
    { ...contact, step: 'Contact and documents' },
    { legend: 'Documents', hint: documentsHint, fields: [idCopy] },
    { legend: 'Declaration', fields: [aliveDeclaration] },
  ],
});

/** The same of a relative who is covered already: the declaration was given when they joined. */
export const extendedMemberUpdateForm = defineForm({
  name: 'extended-member-update',
  schema: ExtendedMemberInputSchema,
  given: ['Quote_Id', 'Is_Alive_Declaration'],
  items: [
    cover,
    contact,
    who,
    identity,
    { legend: 'Documents', hint: 'Only when a name or the ID has changed: a photo of the ID.', fields: [idCopy] },
  ],
});
