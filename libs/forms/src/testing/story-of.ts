import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OneField, type OneFieldProps } from './one-field';

export type FieldMeta = Meta<typeof OneField>;
export type FieldStory = StoryObj<typeof OneField>;

type Play = NonNullable<FieldStory['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** The parts that all stories of one widget share. */
export const fieldMeta = (args: OneFieldProps) =>
  ({
    component: OneField,
    args,
    // Of these a page cannot make others.
    argTypes: {
      widget: { control: false },
      entry: { control: false },
      options: { control: false },
      value: { control: false },
    },
  }) satisfies FieldMeta;

/** Sends the form and reads what was sent. */
export async function sendIt({ canvas, userEvent }: Tools): Promise<unknown> {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return JSON.parse((await canvas.findByLabelText('What was sent')).textContent ?? '');
}

/** Sends the form and finds it refused with this sentence: beside the field, and in the summary, which has the focus. */
export async function isRefused({ canvas, userEvent }: Tools, sentence: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(canvas.getByRole('link', { name: sentence })).toBeVisible();
  await expect(
    canvas.getByText(
      (_, element) => element?.className === 'field-error' && element.textContent === `Error: ${sentence}`,
    ),
  ).toBeVisible();
}

/** The play of a story in which nothing was answered. */
export const refusedWith =
  (sentence: string): Play =>
  (tools) =>
    isRefused(tools, sentence);

export const longWords = {
  label:
    'The registered name of the school, college, university or other institution of learning at which this child studies full time',
  hint: 'It stands on the letter of registration, on the student card, and on every statement of account that the institution sends to the person who pays the fees',
} as const;
