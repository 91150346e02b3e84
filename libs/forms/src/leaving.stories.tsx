import { type Meta, type StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { RouterProvider, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { defineForm } from './definition/define-form';
import { formPages } from './testing/form-pages';
import { SchemaForm } from './form/schema-form';
import { text } from './widgets/text';
import { usage } from '@portal/ui-kit/stories';

const form = defineForm({
  name: 'leaving',
  schema: v.object({ Surname: v.pipe(v.string(), v.nonEmpty('Enter the surname')) }),
  items: [{ name: 'Surname', label: 'Surname', widget: text({ inputWidth: 20 }) }],
});

function SurnameForm() {
  const navigate = useNavigate();
  return (
    <SchemaForm
      form={form}
      today="2026-11-20"
      submitLabel="Send"
      onSubmit={() => undefined}
      onDone={() => void navigate('/done')}
    />
  );
}

const meta = {
  title: 'Forms/Leaving',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for every form that takes longer than a minute: what was typed is asked about before somebody leaves it.',
    instead: 'A form of one field, or one that is saved as it is typed: `leave="free"`.',
    words: 'The dialog asks in the words of the person: what would be lost, and the two ways on.',
    access:
      'The dialog takes the focus and gives it back to where it was; closing the tab is asked about by the browser itself.',
  }),
  render: function OnAPageOfItsOwn() {
    const [store] = useState(createStore);
    const [router] = useState(() => formPages(<SurnameForm />));
    return (
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const AsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Surname' }), 'Nkosi');
    await userEvent.click(canvas.getByRole('link', { name: 'Away' }));
    await expect(await canvas.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  },
};

export const StayingKeepsThePlace: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksFirst.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Nkosi');
  },
};

export const WhatWasTypedIsThereAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksFirst.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Another page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the form' }));
    await expect(await canvas.findByRole('textbox', { name: 'Surname' })).toHaveValue('Nkosi');
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

export const SentMeansFreeToGo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Surname' }), 'Nkosi');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  },
};
