import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineForm } from '../definition/define-form';
import { confirmField } from '../rows/confirm-field';
import { checkbox } from '../widgets/checkbox';
import { file } from '../widgets/file';
import { money } from '../widgets/money';
import { phone } from '../widgets/phone';
import { text } from '../widgets/text';
import { createFormStore, type Send } from './form-store';

const required = (sentence: string) => v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence));

const Child = v.pipe(
  v.strictObject({
    Surname: v.pipe(required('Enter the surname'), v.minLength(2, 'Surname is too short')),
    Is_Student: v.optional(v.boolean(), false),
    School: v.nullish(v.string(), null),
    Income: v.nullish(v.number(), null),
    Cell: v.nullish(v.string(), null),
    Home: v.strictObject({ City: required('City is required') }),
  }),
  v.forward(
    v.check(({ Is_Student, School }) => !Is_Student || Boolean(School), 'Name of school is required'),
    ['School'],
  ),
);

const childForm = defineForm({
  name: 'child',
  schema: Child,
  items: [
    { name: 'Surname', label: 'Surname', widget: text() },
    { name: 'Is_Student', label: 'Student', widget: checkbox() },
    { name: 'School', label: 'School', widget: text(), when: ({ Is_Student }) => Is_Student === true },
    { name: 'Income', label: 'Income', widget: money({ unreadable: 'Enter an amount' }) },
    { name: 'Cell', label: 'Cell', widget: phone() },
    confirmField({
      name: 'Cell_Again',
      of: 'Cell',
      label: 'Again',
      widget: phone(),
      differs: 'Differs',
      missing: 'Again, please',
    }),
    { legend: 'Home', fields: [{ name: 'Home.City', label: 'City', widget: text() }] },
  ],
  refusals: { DUPLICATE: 'Surname' },
});

const begin = (initial: object = {}) => {
  let keys = 0;
  const situation = { schema: Child, given: {}, lists: {}, today: '2026-11-20' };
  return createFormStore(childForm, initial, situation, () => `key-${++keys}`);
};
const filled = { Surname: 'Nkosi', Home: { City: 'Durban' } };
const nothingSent: Send<unknown> = () => {
  throw new Error('This must not be sent');
};
const refusal = (code: string, status: number, message = 'No') => ({ success: false as const, code, status, message });

describe('what is said about a field', () => {
  it('nothing while somebody types and leaves fields for the first time', () => {
    const store = begin();
    store.type('Surname', 'N');
    store.leave('Surname');
    expect(store.state().errors).toEqual({});
  });

  it('everything that is wrong, in the order of the fields, when the form is sent', async () => {
    const store = begin();
    store.type('Is_Student', true);
    expect(await store.submit(nothingSent)).toEqual({ kind: 'refused' });
    expect(Object.entries(store.state().errors)).toEqual([
      ['Surname', 'Enter the surname'],
      ['School', 'Name of school is required'],
      ['Home.City', 'City is required'],
    ]);
    expect(store.state().summary).toEqual(['Surname', 'School', 'Home.City']);
  });

  it('typing takes an error away and never brings one', async () => {
    const store = begin();
    await store.submit(nothingSent);
    store.type('Surname', 'N');
    expect(store.state().errors.Surname).toBe('Enter the surname');
    store.type('Surname', 'Nk');
    expect(store.state().errors.Surname).toBeUndefined();
    store.type('Surname', '');
    expect(store.state().errors.Surname).toBeUndefined();
  });

  it('after a refusal a field is judged when it is left', async () => {
    const store = begin();
    await store.submit(nothingSent);
    store.type('Surname', 'N');
    store.leave('Surname');
    expect(store.state().errors.Surname).toBe('Surname is too short');
  });

  it('an answer that mends another field takes the error of that one away', async () => {
    const store = begin(filled);
    store.type('Is_Student', true);
    await store.submit(nothingSent);
    expect(store.state().errors).toEqual({ School: 'Name of school is required' });
    store.type('Is_Student', false);
    expect(store.state().errors).toEqual({});
  });

  it('what only the widget knows comes before the schema', async () => {
    const store = begin({ ...filled, Income: 10 });
    store.type('Income', 'a lot');
    await store.submit(nothingSent);
    expect(store.state().errors).toEqual({ Income: 'Enter an amount' });
  });

  it('a second cellphone number must say the same, however it is written', async () => {
    const store = begin(filled);
    store.type('Cell', '082 123 4567');
    await store.submit(nothingSent);
    expect(store.state().errors).toEqual({ Cell_Again: 'Again, please' });
    store.type('Cell_Again', '0821234568');
    store.leave('Cell_Again');
    expect(store.state().errors).toEqual({ Cell_Again: 'Differs' });
    store.type('Cell_Again', '+27 82 123 4567');
    expect(store.state().errors).toEqual({});
  });
});

it('a document that is missing is so until a document is chosen, whatever else is typed', async () => {
  const schema = v.object({ Surname: v.string(), Document: v.object({ base64File: v.string() }, 'Send the document') });
  const form = defineForm({
    name: 'documents',
    schema,
    items: [
      { name: 'Surname', label: 'Surname', widget: text() },
      { name: 'Document', label: 'Document', widget: file() },
    ],
  });
  const store = createFormStore(form, {}, { schema, given: {}, lists: {}, today: '2026-11-20' });
  await store.submit(nothingSent);
  store.type('Surname', 'Nkosi');
  expect(store.state().errors).toEqual({ Document: 'Send the document' });
  store.type('Document', { kind: 'ready', file: { base64File: 'JVBERi0=' } });
  expect(store.state().errors).toEqual({});
});

describe('what is sent', () => {
  const sendOnce = async (store: ReturnType<typeof begin>) => {
    const sent: unknown[] = [];
    await store.submit((body, more) => void sent.push(body, more.changed));
    return sent;
  };

  it('the body as the schema trusts it, without hidden fields and without what is only asked to be sure', async () => {
    const store = begin();
    store.type('Surname', ' Nkosi ');
    store.type('Home.City', 'Durban');
    store.type('Is_Student', true);
    store.type('School', 'Wits');
    store.type('Is_Student', false);
    store.type('Income', 'R1 500,50');
    store.type('Cell', '0821234567');
    store.type('Cell_Again', '0821234567');
    expect((await sendOnce(store))[0]).toEqual({
      Surname: 'Nkosi',
      Is_Student: false,
      School: null,
      Income: 1500.5,
      Cell: '27821234567',
      Home: { City: 'Durban' },
    });
  });

  it('for an update only what changed; what was hidden is emptied', async () => {
    const store = begin({ ...filled, Is_Student: true, School: 'Wits', Cell: '27821234567' });
    store.type('Is_Student', false);
    store.type('Cell', '082 123 4567');
    store.type('Cell_Again', '082 123 4567');
    expect((await sendOnce(store))[1]).toEqual({ Is_Student: false, School: null });
  });
});

describe('sending', () => {
  it('happens once, however often it is asked for (E6)', async () => {
    const store = begin(filled);
    let answer = () => {};
    let calls = 0;
    const send = () => {
      calls++;
      return new Promise<void>((resolve) => (answer = resolve));
    };
    const first = store.submit(send);
    expect(store.state().phase).toBe('sending');
    expect(await store.submit(send)).toEqual({ kind: 'ignored' });
    answer();
    expect(await first).toMatchObject({ kind: 'done' });
    expect(calls).toBe(1);
    expect(store.state().phase).toBe('typing');
  });

  it('carries one key for one intention', async () => {
    const store = begin(filled);
    const keys: string[] = [];
    const send = (answer: object) =>
      store.submit((_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answer as never;
      });
    await send(refusal('INTERNAL_SERVER_ERROR', 500));
    await send(refusal('INTERNAL_SERVER_ERROR', 500)); // the same again: it may have arrived
    store.type('Surname', 'Dlamini');
    await send(refusal('PENDING_CHANGE_EXISTS', 409)); // something else
    await send({ success: true }); // the refusal was an answer: this is a new try
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it('keeps what was typed when the service refuses, whether it says so or throws (H2)', async () => {
    const store = begin(filled);
    await store.submit(() => refusal('RATE_LIMIT', 429, 'Too many requests. Please try again later.'));
    expect(store.state()).toMatchObject({ alert: 'Too many requests. Please try again later.', phase: 'typing' });
    expect(store.state().typed.Surname).toBe('Nkosi');
    const thrown = Object.assign(new Error('Internal server error'), { success: false, status: 500, code: 'X' });
    await store.submit(() => Promise.reject(thrown));
    expect(store.state().alert).toBe('Internal server error');
  });

  it('tells what the person cancelled themselves from what was refused', async () => {
    const store = begin(filled);
    await store.submit(() => ({ ...refusal('CANCELLED', 499, 'You cancelled sending.'), isCancelled: true }));
    expect(store.state()).toMatchObject({ alert: 'You cancelled sending.', isCancelled: true });
    await store.submit(() => refusal('RATE_LIMIT', 429));
    expect(store.state().isCancelled).toBe(false);
  });

  it('puts a refusal beside the field of its code', async () => {
    const store = begin(filled);
    await store.submit(() => refusal('DUPLICATE', 409, 'This person is already on the policy'));
    expect(store.state()).toMatchObject({ errors: { Surname: 'This person is already on the policy' }, alert: null });
  });

  it('puts refused fields of a body beside their fields, dots and all', async () => {
    const store = begin(filled);
    const errors = [
      { field: 'Home.City', message: 'No such city' },
      { field: 'Quote_Id', message: 'Request a quote first' },
    ];
    await store.submit(() => ({ ...refusal('VALIDATION_ERROR', 422), errors }));
    expect(store.state()).toMatchObject({ errors: { 'Home.City': 'No such city' }, alert: 'Request a quote first' });
  });

  it('does not hide a mistake of ours, and can be tried again', async () => {
    const store = begin(filled);
    await expect(store.submit(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not');
    expect(store.state().phase).toBe('typing');
  });
});

describe('unsent changes', () => {
  it('are there once something says something else than before, and gone when it does not', () => {
    const store = begin({ ...filled, Cell: '27821234567' });
    expect(store.isDirty()).toBe(false);
    store.type('Cell', '+27 82 123 4567');
    expect(store.isDirty()).toBe(false);
    store.type('Surname', 'Dlamini');
    expect(store.isDirty()).toBe(true);
    store.type('Surname', 'Nkosi');
    expect(store.isDirty()).toBe(false);
  });

  it('are gone once the form was taken', async () => {
    const store = begin(filled);
    store.type('Surname', 'Dlamini');
    await store.submit(() => undefined);
    expect(store.isDirty()).toBe(false);
  });

  it('can be thrown away', async () => {
    const store = begin(filled);
    store.type('Surname', '');
    await store.submit(nothingSent);
    store.reset();
    expect(store.state()).toMatchObject({ typed: { Surname: 'Nkosi' }, errors: {}, alert: null });
    expect(store.isDirty()).toBe(false);
  });
});

it('what is missing is not told while the field that decides about it is wrong; what is wrong is', () => {
  const Person = v.strictObject({
    Number: required('Enter the number'),
    Income: v.number('Enter the income'),
  });
  const form = defineForm({
    name: 'person',
    schema: Person,
    items: [
      { name: 'Number', label: 'Number', widget: text() },
      { name: 'Income', label: 'Income', widget: money({ unreadable: 'Not an amount' }), follows: ['Number'] },
    ],
  });
  const situation = { schema: Person, given: {}, lists: {}, today: '2026-11-20' };
  const store = createFormStore(form, {}, situation, () => 'key');
  void store.submit(nothingSent);
  expect(store.state().errors).toEqual({ Number: 'Enter the number' });
  store.type('Income', 'many');
  void store.submit(nothingSent);
  expect(store.state().errors).toEqual({ Number: 'Enter the number', Income: 'Not an amount' });
  store.type('Income', '');
  store.type('Number', '7');
  void store.submit(nothingSent);
  expect(store.state().errors).toEqual({ Income: 'Enter the income' });
});

it('what a form is judged by may change; only what can be seen of it is told', async () => {
  const store = begin(filled);
  let told = 0;
  store.subscribe(() => told++);
  const stricter = v.pipe(
    Child,
    v.check(() => false, 'Not today'),
  );
  store.setSituation({ schema: stricter, given: {}, lists: {}, today: '2026-11-20' });
  expect(told).toBe(0);
  store.setSituation({ schema: stricter, given: {}, lists: {}, today: '2026-11-21' });
  expect(told).toBe(1);
  await store.submit(nothingSent);
  expect(store.state().alert).toBe('Not today');
});

it('a field that is left shows what was understood', () => {
  const store = begin();
  store.type('Cell', '+27821234567');
  store.leave('Cell');
  store.type('Income', '1500.50');
  store.leave('Income');
  expect(store.state().typed).toMatchObject({ Cell: '082 123 4567', Income: '1\u00a0500,50' });
});
