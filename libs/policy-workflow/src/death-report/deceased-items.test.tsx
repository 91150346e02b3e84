import { DeceasedInputSchema, deceasedInput, ReporterInputSchema } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { defineForm, SchemaForm } from '@portal/forms';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { deceasedItems } from './deceased-items';
import { reporterItems } from './reporter-items';

afterEach(cleanup);

const today = '2026-11-20';
const form = defineForm({
  name: 'who-died',
  schema: v.strictObject({ deceased: DeceasedInputSchema }),
  items: [...deceasedItems()],
});
const rules = v.strictObject({ deceased: deceasedInput(today) });

function open() {
  const send = vi.fn();
  render(
    <SchemaForm
      form={form}
      schema={rules}
      today={today}
      submitLabel="Send"
      leave="free"
      onSubmit={(body) => send(body)}
    />,
  );
  return send;
}
const labels = () => [
  ...screen.queryAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
];
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const type = (name: string, words: string) => userEvent.type(screen.getByRole('textbox', { name }), words);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function typeDate(name: string, parts: readonly [day: string, month: string, year: string]) {
  const fields = screen.getByRole('group', { name }).querySelectorAll('input');
  for (const [index, part] of parts.entries()) await userEvent.type(fields[index] as HTMLInputElement, part);
}
/** What the summary says is wrong. */
const mistakes = () =>
  [...screen.getByRole('alert', { name: 'There is a problem' }).querySelectorAll('a')].map((link) => link.textContent);

const date = ['Day', 'Month', 'Year'];
it.each([
  { known: 'ID number', asks: ['ID number', 'First name (optional)', 'Surname (optional)', ...date] },
  { known: 'Passport number', asks: ['Passport number', 'First name (optional)', 'Surname (optional)', ...date] },
  { known: 'Policy number', asks: ['Policy number', 'First name', 'Surname', ...date] },
  { known: 'Only the name and date of birth', asks: ['First name', 'Surname', ...date, ...date] },
])('who knows the $known is asked only what goes with it', async ({ known, asks }) => {
  open();
  await choose(known);
  expect(labels()).toEqual(asks);
});

it.each([
  { known: 'ID number', says: ['Enter the ID number', 'Enter the date of death'] },
  { known: 'Passport number', says: ['Enter the passport number', 'Enter the date of death'] },
  {
    known: 'Policy number',
    says: ['Enter the policy number', 'Enter the first name', 'Enter the surname', 'Enter the date of death'],
  },
  {
    known: 'Only the name and date of birth',
    says: ['Enter the first name', 'Enter the surname', 'Enter the date of birth', 'Enter the date of death'],
  },
])('who knows the $known and types nothing is told everything that is missing', async ({ known, says }) => {
  const send = open();
  await choose(known);
  await press();
  expect(mistakes()).toEqual(says);
  expect(send).not.toHaveBeenCalled();
});

it('what was typed before another answer was chosen is not sent', async () => {
  const send = open();
  await type('ID number', anIdNumber({ born: '1950-03-02' }));
  await choose('Policy number');
  await type('Policy number', '7000010012');
  await type('First name', 'Sipho');
  await type('Surname', 'Dlamini');
  await typeDate('Date of death', ['3', '11', '2026']);
  await press();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    deceased: {
      Id_Number: null,
      Passport_Number: null,
      Policy_Number: '7000010012',
      First_Name: 'Sipho',
      Surname: 'Dlamini',
      Date_Of_Birth: null,
      Date_Of_Death: '2026-11-03',
    },
  });
});

it('an ID number alone is enough', async () => {
  const send = open();
  const Id_Number = anIdNumber({ born: '1950-03-02' });
  await type('ID number', Id_Number);
  await typeDate('Date of death', ['3', '11', '2026']);
  await press();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ deceased: { Id_Number, First_Name: null, Surname: null } });
});

it('the reporter’s own browser fills in their details, and not those of whoever writes them down', () => {
  const schema = v.strictObject({ reporter: ReporterInputSchema });
  const filledBy = (asked: 'reporter' | 'staff') => {
    const about = defineForm({ name: asked, schema, items: [...reporterItems(asked)] });
    render(<SchemaForm form={about} today={today} submitLabel="Send" leave="free" onSubmit={() => undefined} />);
    const kinds = screen.getAllByRole<HTMLInputElement>('textbox').map(({ autocomplete }) => autocomplete);
    cleanup();
    return kinds;
  };
  expect(filledBy('reporter')).toEqual(['given-name', 'family-name', 'tel']);
  expect(filledBy('staff')).toEqual(['off', 'off', 'off']);
});
