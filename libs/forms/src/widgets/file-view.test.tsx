import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { defineForm } from '../definition/define-form';
import { SchemaForm } from '../form/schema-form';
import { showForm } from '../testing/show-form';
import { file } from './file';
import { text } from './text';

afterEach(cleanup);

const form = defineForm({
  name: 'letter',
  schema: v.object({
    letter: v.nullish(v.object({ fileName: v.string() })),
    note: v.pipe(v.string('Enter a note'), v.nonEmpty('Enter a note')),
  }),
  items: [
    { name: 'letter', label: 'Letter', widget: file() as never },
    { name: 'note', label: 'Note', widget: text() },
  ],
});

function open(note: string) {
  const onSubmit = vi.fn();
  showForm(
    <SchemaForm form={form} today="2026-11-20" initialValues={{ note }} submitLabel="Send" onSubmit={onSubmit} />,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no field for a file');
  const files = [new File(['%PDF-1.7 a letter'], 'letter.pdf', { type: 'application/pdf' })];
  fireEvent.change(input, { target: { files } });
  return onSubmit;
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const isAttached = () => screen.findByText('letter.pdf is attached');
const wait = 'Please wait until the file has been read';

it('sends once the file has been read what was sent while it was being read', async () => {
  const onSubmit = open('About the policy');
  send();
  expect(screen.getAllByText(wait).length).toBeGreaterThan(0);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ letter: { fileName: 'letter.pdf' }, note: 'About the policy' });
});

it('sends nothing by itself where something else is wrong too', async () => {
  const onSubmit = open('');
  send();
  await isAttached();
  expect(screen.getAllByText('Enter a note').length).toBeGreaterThan(0);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends nothing when the file is taken away while it is being read', async () => {
  const onSubmit = open('About the policy');
  send();
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(wait)).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends nothing that nobody sent', async () => {
  const onSubmit = open('About the policy');
  await isAttached();
  expect(onSubmit).not.toHaveBeenCalled();
});
