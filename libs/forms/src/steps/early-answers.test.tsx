import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { defineForm } from '../definition/define-form';
import { SchemaForm } from '../form/schema-form';
import { radios } from '../widgets/radios';
import { text } from '../widgets/text';

const ways = [
  { code: 'CALL', label: 'Call me' },
  { code: 'WRITE', label: 'Write to me' },
] as const;
const form = defineForm({
  name: 'early',
  schema: v.object({ Name: v.pipe(v.string(), v.nonEmpty('Enter the name')), Way: v.picklist(['CALL', 'WRITE']) }),
  items: [
    {
      legend: 'Who',
      step: 'Who',
      fields: [
        { name: 'Name', label: 'Name', widget: text() },
        { name: 'Way', label: 'Way', widget: radios(ways) },
      ],
    },
  ],
});

it('knows what was typed and chosen in the page before its scripts were there', async () => {
  const sent = vi.fn();
  const page = () => (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <SchemaForm
              form={form}
              today="2026-11-20"
              initialValues={{ Way: 'CALL' }}
              submitLabel="Send"
              onSubmit={(body) => void sent(body)}
            />
          ),
        },
      ])}
    />
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page());
  document.body.append(root);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Zanele';
  screen.getByRole<HTMLInputElement>('radio', { name: 'Write to me' }).checked = true;

  const hydrated = await act(async () => hydrateRoot(root, page()));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(sent).toHaveBeenCalledWith({ Name: 'Zanele', Way: 'WRITE' });

  act(() => hydrated.unmount());
  root.remove();
});
