import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { defineForm } from '../definition/define-form';
import { type SubmitAnswer } from '../store/refusal';
import { showForm } from '../testing/show-form';
import { checkbox } from '../widgets/checkbox';
import { text } from '../widgets/text';
import { SchemaForm } from '../form/schema-form';

afterEach(cleanup);

const required = (sentence: string) => v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence));
const isShort = ({ Is_Short }: { readonly Is_Short?: unknown }) => Is_Short === true;
const form = defineForm({
  name: 'stepped',
  schema: v.object({
    Name: required('Enter the name'),
    Is_Short: v.optional(v.boolean(), false),
    City: required('Enter the city'),
    School: v.optional(required('Enter the school')),
  }),
  items: [
    {
      legend: 'Who',
      step: 'Who',
      fields: [
        { name: 'Name', label: 'Name', widget: text() },
        { name: 'Is_Short', label: 'Keep it short', widget: checkbox() },
      ],
    },
    { legend: 'Home', step: 'Home', joins: isShort, fields: [{ name: 'City', label: 'City', widget: text() }] },
    {
      legend: 'School',
      step: 'School',
      when: () => false,
      fields: [{ name: 'School', label: 'School', widget: text() }],
    },
  ],
});

type Send = (body: object) => SubmitAnswer<string> | void;

function Stepped({ onSubmit }: { onSubmit: Send }) {
  const navigate = useNavigate();
  return (
    <SchemaForm
      form={form}
      today="2026-11-20"
      submitLabel="Send"
      onSubmit={onSubmit}
      onDone={() => void navigate('/done')}
    />
  );
}

const open = (onSubmit: Send = vi.fn()) => showForm(<Stepped onSubmit={onSubmit} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const problemHasFocus = () =>
  vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' })));
const type = (name: string, words: string) => userEvent.type(screen.getByRole('textbox', { name }), words);
const progress = () => screen.getByRole('heading', { name: /^Step/ }).textContent;

it('a form in steps asks for one at a time, and for none that asks nothing', () => {
  open();
  expect(progress()).toBe('Step 1 of 2: Who');
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
});

it('Continue judges only the step on screen', async () => {
  open();
  await press('Continue');
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Enter the name');
  expect(screen.queryByText('Enter the city')).toBeNull();
});

it('the next step has an address and the focus; Back, of the page and of the browser, loses nothing', async () => {
  const { router } = open();
  await type('Name', 'Naledi');
  await press('Continue');
  expect(progress()).toBe('Step 2 of 2: Home');
  expect(router.state.location.search).toBe('?part=2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Step/ }));
  await type('City', 'Durban');
  await act(() => router.navigate(-1));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Naledi');
  await press('Continue');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(progress()).toBe('Step 1 of 2: Who');
  await press('Continue');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Durban');
});

it('what the service refuses about an earlier step leads there', async () => {
  const errors = [{ field: 'Name', message: 'The name is taken' }];
  open(() => ({ success: false, message: 'Not valid', status: 400, errors }));
  await type('Name', 'Naledi');
  await press('Continue');
  await type('City', 'Durban');
  await press('Send');
  await problemHasFocus();
  expect(progress()).toBe('Step 1 of 2: Who');
  expect(screen.getByRole('link', { name: 'The name is taken' })).toBeTruthy();
});

it('an address of a later step of an empty form leads back to what is missing', async () => {
  const send = vi.fn();
  const { router } = open(send);
  await act(() => router.navigate('/form?part=2'));
  await type('City', 'Durban');
  await press('Send');
  expect(send).not.toHaveBeenCalled();
  await problemHasFocus();
  expect(progress()).toBe('Step 1 of 2: Who');
});

it('an address that names a field shows the step in which it stands', async () => {
  const { router } = open();
  await act(() => router.navigate('/form#stepped-City'));
  expect(progress()).toBe('Step 2 of 2: Home');
});

it('a step that joins the one before stands below it, and the form has no steps any more', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep it short' }));
  expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Step/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});
