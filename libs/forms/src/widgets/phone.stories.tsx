import { checkCellNumber } from '@portal/domain';
import { expect } from 'storybook/test';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { ruled } from '../testing/ruled';
import { phone } from './phone';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Phone number',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the number of a cellphone or a telephone.',
    instead: 'A number that is only shown: formatted by the domain.',
    words: 'Cellphone number; the hint shows one, 082 123 4567.',
    access:
      'The keypad of a telephone, and the browser offers the owner’s own number. Spaces, +27 and the 0 are all understood.',
  }),
  ...fieldMeta({
    widget: phone({ autoComplete: 'tel-national' }),
    entry: ruled(checkCellNumber),
    label: 'Cellphone number',
    hint: 'For example 082 123 4567',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '27821234567' } };
export const Refused: Story = { play: refusedWith('Phone number is required') };
export const NotACellphone: Story = {
  args: { value: '27111234567' },
  play: refusedWith('Enter a South African cellphone number'),
};
export const Locked: Story = { args: { value: '27821234567', locked: true } };
export const LongWords: Story = { args: longWords };
export const ShowsWhatItUnderstood: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Cellphone number' });
    await userEvent.type(number, '+27 (0)82-123.4567');
    await userEvent.tab();
    await expect(number).toHaveValue('082 123 4567');
    await expect(await sendIt({ canvas, userEvent })).toBe('27821234567');
  },
};
