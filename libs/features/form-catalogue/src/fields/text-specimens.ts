import { childEntries, mainMemberEntries, spouseEntries } from '@portal/contract';
import { date, phone, text, textArea } from '@portal/forms';
import * as v from 'valibot';
import { type FieldSpecimen } from './field-specimen';
import { oneFieldForm } from './one-field-form';

const comment = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters')), null);

/** What is written out. */
export const textSpecimens: readonly FieldSpecimen[] = [
  {
    id: 'text',
    about: 'One line, as wide as what people type into it. Spaces around it and double spaces go.',
    form: oneFieldForm({
      id: 'demo-text',
      name: 'First_Name',
      entry: childEntries.First_Name,
      label: 'First name',
      hint: 'As it stands in the identity document',
      widget: text({ inputWidth: 20, autoComplete: 'off' }),
    }),
  },
  {
    id: 'several-lines',
    about: 'For a story. What may be left empty says so in its label, by itself.',
    form: oneFieldForm({
      id: 'demo-text-area',
      name: 'Comment',
      entry: comment,
      label: 'Is there more we should know?',
      widget: textArea({ rows: 3 }),
    }),
  },
  {
    id: 'phone-number',
    about: 'Typed in any usual way: 0821234567, +27 82 123 4567, (082) 123-4567. It shows what it understood.',
    form: oneFieldForm({
      id: 'demo-phone',
      name: 'Cell_Number',
      entry: mainMemberEntries.Cell_Number,
      label: 'Cellphone number',
      hint: 'For example 082 123 4567',
      widget: phone({ autoComplete: 'tel-national' }),
    }),
  },
  {
    id: 'date',
    about:
      'Three fields, day first. Months may be names, one digit is enough, a whole date may be pasted into the first.',
    form: oneFieldForm({
      id: 'demo-date',
      name: 'Union_Date',
      entry: spouseEntries.Union_Date,
      label: 'Date of marriage or union',
      hint: 'For example 15 1 1990',
      widget: date(),
    }),
  },
];
