import { accountTypes } from '@portal/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answersOf } from './answers-of';
import { defineForm } from './definition/define-form';
import { confirmField } from './rows/confirm-field';
import { date } from './widgets/date';
import { file } from './widgets/file';
import { radios } from './widgets/radios';
import { text } from './widgets/text';

const form = defineForm({
  name: 'x',
  schema: v.object({
    Name: v.string(),
    Born: v.string(),
    Type: v.picklist(['CURRENT', 'SAVINGS', 'TRANSMISSION']),
    School: v.nullish(v.string()),
    Documents: v.optional(v.array(v.object({ base64File: v.string() })), []),
  }),
  items: [
    { name: 'Name', label: 'Name', widget: text() },
    confirmField({ name: 'Again', of: 'Name', label: 'Name again', widget: text(), differs: 'x', missing: 'y' }),
    { name: 'Born', label: 'Born', widget: date() },
    { name: 'Type', label: 'Account type', widget: radios(accountTypes) },
    { name: 'School', label: 'School', widget: text(), when: ({ Name }) => Name === 'Thabo' },
    { name: 'Document', into: 'Documents', extra: true, label: 'Document', widget: file() },
  ],
});

it('the answers in words, in their order, without what is hidden, empty or said twice', () => {
  const Document = { base64File: '', fileName: 'birth.pdf' };
  const values = { Name: 'Lindiwe', Again: 'Lindiwe', Born: '1990-01-15', Type: 'SAVINGS', School: 'Wits', Document };
  expect(answersOf(form, values, { today: '2026-11-20' }).map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Lindiwe'],
    ['Born', '15 January 1990'],
    ['Account type', 'Savings'],
    ['Document', 'birth.pdf'],
  ]);
});
