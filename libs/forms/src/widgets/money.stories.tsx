import { expect } from 'storybook/test';
import * as v from 'valibot';
import {
  type FieldMeta,
  fieldMeta,
  type FieldStory,
  isRefused,
  longWords,
  refusedWith,
  sendIt,
} from '../testing/story-of';
import { money } from './money';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Money',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for an amount of rand that somebody types.',
    instead: 'An amount out of a few: Radio cards.',
    words: 'What the amount is, and of which time: “Monthly income”.',
    access: 'R stands before the box and is no part of what is typed. Comma, point and spaces are all understood.',
  }),
  ...fieldMeta({
    widget: money({ unreadable: 'Type an amount such as 1500,50' }),
    entry: v.number('Type your monthly income'),
    label: 'Monthly income',
    hint: 'Before tax',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 12_500.5 } };
export const Refused: Story = { play: refusedWith('Type your monthly income') };
export const Locked: Story = { args: { value: 12_500, locked: true } };
export const LongWords: Story = { args: longWords };
export const TakesWhatPeopleType: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Monthly income' });
    for (const typed of ['R1 500,50', '1500.50', '1,500.50']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await expect(await sendIt({ canvas, userEvent })).toBe(1500.5);
      await expect(amount).toHaveValue('1\u00a0500,50');
    }
  },
};
export const NobodyCanTell: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1,500');
    await isRefused({ canvas, userEvent }, 'Type an amount such as 1500,50');
  },
};
