import { childEntries, extendedMemberEntries, spouseEntries } from '@portal/contract';
import { expect, it } from 'vitest';
import { childForm, childUpdateForm } from '../children/child-form';
import { extendedMemberForm, extendedMemberUpdateForm } from '../extended-members/extended-member-form';
import { spouseForm, spouseUpdateForm } from '../spouse/spouse-form';

it.each([
  { form: spouseForm, entries: spouseEntries, file: 'spouse/spouse-form.ts' },
  { form: spouseUpdateForm, entries: spouseEntries, file: 'spouse/spouse-form.ts' },
  { form: childForm, entries: childEntries, file: 'policy-workflow/src/changes/forms/child-fields.ts' },
  { form: childUpdateForm, entries: childEntries, file: 'policy-workflow/src/changes/forms/child-fields.ts' },
  { form: extendedMemberForm, entries: extendedMemberEntries, file: 'extended-member-form.ts' },
  { form: extendedMemberUpdateForm, entries: extendedMemberEntries, file: 'extended-member-form.ts' },
])('the form $form.name asks for every field, optional ones too', ({ form, entries, file }) => {
  const asked: string[] = [...form.given, ...form.fields.map(({ name, into }) => into ?? name)];
  const forgotten = Object.keys(entries).filter((name) => !asked.includes(name));
  expect(forgotten.map((name) => `${name}: a line in ${file}`)).toEqual([]);
});
