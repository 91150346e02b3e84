import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { pin } from './pin';
import { usage } from '@portal/ui-kit/stories';

const otp = v.pipe(
  v.string(),
  v.nonEmpty('Enter the one-time PIN'),
  v.regex(/^\d{6}(\d{2})?$/, 'The one-time PIN must be 6 or 8 digits'),
);

const meta = {
  title: 'Forms/One-time PIN',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the PIN in a message.',
    instead: 'A password: there is none in this portal.',
    words: 'One-time PIN, and in the hint how long it is and where it was sent.',
    access: 'One box for all digits. The phone offers what came in the message; it can be pasted.',
  }),
  ...fieldMeta({
    widget: pin(),
    entry: otp,
    label: 'One-time PIN',
    hint: '6 or 8 digits, sent to 082 *** 4567',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '012345' } };
export const Refused: Story = { play: refusedWith('Enter the one-time PIN') };
export const TooShort: Story = { args: { value: '0123' }, play: refusedWith('The one-time PIN must be 6 or 8 digits') };
export const LongWords: Story = { args: longWords };
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time PIN' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('012 345');
    await expect(await sendIt({ canvas, userEvent })).toBe('012345');
  },
};
