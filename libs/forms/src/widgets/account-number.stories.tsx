import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { accountNumber } from './account-number';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Account number',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the number of a bank account.',
    instead: 'A number to pay with at a till: FieldValue. An amount: Money.',
    words: 'Call it by what stands on the card or statement: account number.',
    access:
      'A text box with a keypad of digits. It is typed once in full; a stored number shows its last four digits only.',
  }),
  ...fieldMeta({
    widget: accountNumber(),
    entry: v.pipe(v.string(), v.nonEmpty('Enter the account number')),
    label: 'Account number',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '62000000001' } };
export const Refused: Story = { play: refusedWith('Enter the account number') };
export const LongWords: Story = { args: longWords };
export const Stored: Story = {
  args: { value: '******7890' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Account number' });
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription(/We have \*{6}7890/);
    await userEvent.type(number, '62 000 007 890');
    await expect(await sendIt({ canvas, userEvent })).toBe('62000007890');
  },
};
