import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineForm } from '../definition/define-form';
import { file } from '../widgets/file';
import { text } from '../widgets/text';
import { fieldFor } from './field-for';

const form = defineForm({
  name: 'child',
  schema: v.object({
    Surname: v.string(),
    Home: v.object({ City: v.string() }),
    Documents: v.optional(v.array(v.object({ fileName: v.string() })), []),
  }),
  items: [
    { name: 'Surname', label: 'Surname', widget: text() },
    { name: 'Home.City', label: 'City', widget: text() },
    { name: 'Birth', into: 'Documents', extra: true, label: 'Birth certificate', widget: file() },
    { name: 'Proof', into: 'Documents', extra: true, label: 'Proof of study', widget: file() },
  ],
});

it.each<[path: string, field: string | undefined, why: string]>([
  ['Surname', 'Surname', 'the entry itself'],
  ['Home.City', 'Home.City', 'an entry of a record'],
  ['Home', 'Home.City', 'a record that is missing: its first field'],
  ['Surname.first', 'Surname', 'a part that no field shows: the field around it'],
  ['Documents.0.base64File', 'Proof', 'the document at that place of the list'],
  ['Documents', 'Proof', 'a list: the first document in it'],
  ['Quote_Id', undefined, 'what no field asks for'],
])('an error about %s stands beside %s: %s', (path, field) => {
  expect(fieldFor(path, form, () => true, { Documents: ['Proof'] })).toBe(field);
});

it('an error about a list without documents stands beside the first that could join it', () => {
  expect(fieldFor('Documents', form, () => true, { Documents: [] })).toBe('Birth');
});

it('never beside a field that is not shown', () => {
  expect(fieldFor('Surname', form, (name) => name !== 'Surname', {})).toBeUndefined();
});
