import { ChildInputSchema } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { type AnyField, defineForm, type Form, text } from '@portal/forms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { childFields } from '../forms/child-fields';
import { overridable } from './overridable-form';

const today = '2026-11-20';
const { who, identity, studiesAndHealth, contact, guardian } = childFields;
const child = defineForm({
  name: 'child',
  schema: ChildInputSchema,
  items: [who, identity, studiesAndHealth, contact, guardian],
}) as unknown as Form;
const plan = defineForm({
  name: 'plan',
  schema: v.object({ productId: v.string() }),
  items: [{ name: 'productId', label: 'Plan', widget: text() }],
}) as unknown as Form;

const fieldOf = (form: Form, name: string): AnyField => {
  const field = form.fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${name}`);
  return field;
};
const born = anIdNumber({ born: '2003-05-10' });
const known = { Id_Type: 'SA_ID', Id_Number: born, Date_Of_Birth: '2003-05-10' };
const overridden = { ...known, Overrides_Rule: true };

describe('a form that asks who somebody is', () => {
  const form = overridable(child);

  it('ends with the question for a reason, which is asked once the box is ticked', () => {
    expect(form.fields.slice(0, -2).map(({ name }) => name)).toEqual(child.fields.map(({ name }) => name));
    const reason = fieldOf(form, 'Override_Reason');
    expect(form.fields.at(-1)).toBe(reason);
    expect(reason.when?.(known, today)).toBe(false);
    expect(reason.when?.(overridden, today)).toBe(true);
  });

  it('lets another birth date be typed than the ID number says, and nothing else', () => {
    const isLocked = (name: string, answers: object) => fieldOf(form, name).locked?.(answers, today);
    expect(isLocked('Date_Of_Birth', known)).toBe(true);
    expect(isLocked('Date_Of_Birth', overridden)).toBe(false);
    expect(isLocked('Gender', overridden)).toBe(true);
  });

  it('takes the birth date of the ID number again when the box is cleared', () => {
    const { fills } = fieldOf(form, 'Overrides_Rule');
    const differs = { ...known, Date_Of_Birth: '2003-05-11' };
    expect(fills?.(true, differs, today)).toEqual({});
    expect(fills?.(false, differs, today)).toMatchObject({ Date_Of_Birth: '2003-05-10' });
    expect(fills?.(false, { ...differs, Id_Type: 'PASSPORT' }, today)).toEqual({});
  });
});

it('a form about something else stays as it is', () => {
  expect(overridable(plan)).toBe(plan);
});
