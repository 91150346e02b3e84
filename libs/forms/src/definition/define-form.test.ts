import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { confirmField } from '../rows/confirm-field';
import { checkbox } from '../widgets/checkbox';
import { number } from '../widgets/number';
import { text } from '../widgets/text';
import { defineForm } from './define-form';

const Child = v.pipe(
  v.strictObject({
    Surname: v.string(),
    Middle_Names: v.nullish(v.string(), null),
    Age: v.optional(v.number()),
    Address: v.strictObject({ City: v.string(), Line_2: v.nullish(v.string()) }),
    Postal: v.nullish(v.strictObject({ City: v.string() })),
    Declaration: v.literal(true),
    Documents: v.optional(v.array(v.strictObject({ fileName: v.string() })), []),
  }),
  v.check(() => true),
);

const surname = { name: 'Surname', label: 'Surname', widget: text() } as const;
const city = { name: 'Address.City', label: 'City', widget: text() } as const;
const declaration = { name: 'Declaration', label: 'I declare', widget: checkbox() } as const;

describe('a table and its schema', () => {
  it('fit when every required entry is asked for, inside records too', () => {
    const form = defineForm({
      name: 'child',
      schema: Child,
      items: [surname, { legend: 'Home', fields: [city] }, declaration],
    });
    expect(form.fields.map(({ name }) => name)).toEqual(['Surname', 'Address.City', 'Declaration']);
  });

  it('fit when the screen gives what no field asks for', () => {
    const form = defineForm({ name: 'child', schema: Child, items: [surname, city], given: ['Declaration'] });
    expect(form.given).toEqual(['Declaration']);
  });
});

/** What the compiler refuses is refused again when the module loads: a table may come from plain JavaScript. */
describe('a form is refused, by the compiler and at start, with the name of the thing', () => {
  it.each([
    [
      'a required entry without a field',
      // @ts-expect-error no field asks for Declaration
      () => defineForm({ name: 'child', schema: Child, items: [surname, city] }),
      'Form "child": no field asks for "Declaration"',
    ],
    [
      'a required entry of a record without a field',
      () =>
        // @ts-expect-error no field asks for Address.City
        defineForm({
          name: 'child',
          schema: Child,
          items: [surname, { name: 'Address.Line_2', label: 'Line', widget: text() }, declaration],
        }),
      'Form "child": no field asks for "Address.City"',
    ],
    [
      'a required record that is not asked for at all',
      // @ts-expect-error no field asks for Address.City
      () => defineForm({ name: 'child', schema: Child, items: [surname, declaration] }),
      'Form "child": no field asks for "Address"',
    ],
    [
      'a field that is no entry of the schema',
      () =>
        defineForm({
          name: 'child',
          schema: Child,
          // @ts-expect-error Surnme is no entry
          items: [surname, city, declaration, { name: 'Surnme', label: 'Surname', widget: text() }],
        }),
      'Form "child": "Surnme" is no entry of the schema',
    ],
    [
      'a field without a widget',
      () =>
        defineForm({
          name: 'child',
          schema: Child,
          // @ts-expect-error there is no widget
          items: [city, declaration, { name: 'Surname', label: 'Surname' }],
        }),
      'Form "child": "Surname" has no widget',
    ],
    [
      'a document that joins what is no list',
      () =>
        defineForm({
          name: 'child',
          schema: Child,
          items: [
            surname,
            city,
            declaration,
            { name: 'Proof', into: 'Middle_Names', extra: true, label: 'P', widget: text() },
          ],
        }),
      'Form "child": "Proof" joins "Middle_Names", which is no list of the schema',
    ],
    [
      'a refusal beside a field that is not there',
      () =>
        defineForm({
          name: 'child',
          schema: Child,
          items: [surname, city, declaration],
          refusals: { INVALID_OTP: 'otp' },
        }),
      'Form "child": refusals stand beside "otp", which is no field',
    ],
    [
      'something typed a second time that is not typed a first time',
      () =>
        defineForm({
          name: 'child',
          schema: Child,
          items: [
            surname,
            city,
            declaration,
            confirmField({ name: 'Again', of: 'Cell', label: 'Again', widget: text(), differs: 'x', missing: 'y' }),
          ],
        }),
      'Form "child": "Again" confirms "Cell", which is no field',
    ],
    [
      'a field that is asked for twice',
      () => defineForm({ name: 'child', schema: Child, items: [surname, surname, city, declaration] }),
      'Form "child": "Surname" is asked for twice',
    ],
  ])('%s', (_, define, message) => {
    expect(define).toThrow(message);
  });

  it('a widget of another kind of value, by the compiler', () => {
    const count = number({ unreadable: 'No' });
    const define = () =>
      defineForm({
        name: 'child',
        schema: Child,
        // @ts-expect-error a number is not what Surname holds
        items: [{ name: 'Surname', label: 'Surname', widget: count }, city, declaration],
      });
    expect(define).not.toThrow();
  });
});

describe('a record that may be missing', () => {
  it('is asked for whole once any part of it is', () => {
    const Member = v.object({ Postal: v.nullish(v.object({ City: v.string(), Code: v.string() })) });
    expect(() =>
      defineForm({ name: 'member', schema: Member, items: [{ name: 'Postal.City', label: 'City', widget: text() }] }),
    ).toThrow('Form "member": no field asks for "Postal.Code"');
    expect(() => defineForm({ name: 'member', schema: Member, items: [] })).not.toThrow();
  });
});

it('the fields of a group are shown when the group is', () => {
  const schema = v.object({ a: v.string(), b: v.string() });
  const form = defineForm({
    name: 'x',
    schema,
    items: [
      { name: 'a', label: 'A', widget: text() },
      { legend: 'B', when: ({ a }) => a === 'yes', fields: [{ name: 'b', label: 'B', widget: text() }] },
    ],
  });
  const b = form.fields[1];
  expect(b?.when?.({ a: 'yes' }, '2026-11-20')).toBe(true);
  expect(b?.when?.({ a: 'no' }, '2026-11-20')).toBe(false);
});
