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
import { number } from './number';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Number',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a whole number that one counts or shares out.',
    instead: 'An amount of rand: Money. A number that names something: ID number, Account number or Text.',
    words: 'What is counted; the least and the most in the hint.',
    access: 'A text box with a keypad of digits, so that turning the wheel of a mouse changes nothing.',
  }),
  ...fieldMeta({
    widget: number({ unreadable: 'Type the share in digits' }),
    entry: v.number('Enter the benefit share'),
    label: 'Benefit share',
    hint: 'A whole number from 1 to 100',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 50 } };
export const Refused: Story = { play: refusedWith('Enter the benefit share') };
export const Locked: Story = { args: { value: 50, locked: true } };
export const LongWords: Story = { args: longWords };
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'half');
    await isRefused({ canvas, userEvent }, 'Type the share in digits');
  },
};
export const SendsANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' 1 00');
    await expect(await sendIt({ canvas, userEvent })).toBe(100);
  },
};
