import { checkIdNumber } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { expect } from 'storybook/test';
import { ruled } from '../testing/ruled';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { idNumber } from './id-number';
import { usage } from '@portal/ui-kit/stories';

const number = anIdNumber({ born: '1990-01-15' });

const meta = {
  title: 'Forms/ID number',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a South African ID number.',
    instead: 'A passport or permit: Text, with the country.',
    words: 'ID number, 13 digits. What is wrong is said as the rules say it.',
    access: 'A keypad of digits; spaces are taken out. What the number says of age and gender is said aloud as a note.',
  }),
  ...fieldMeta({
    widget: idNumber(),
    entry: ruled((typed) => checkIdNumber(typed, '2026-11-20')),
    label: 'ID number',
    hint: '13 digits',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: number } };
export const Refused: Story = { play: refusedWith('Enter the ID number') };
export const TooShort: Story = { args: { value: number.slice(1) }, play: refusedWith('ID number must be 13 digits') };
export const Locked: Story = { args: { value: number, locked: true } };
export const LongWords: Story = { args: longWords };
export const SaysTheBirthDateItMeans: Story = {
  play: async ({ canvas, userEvent }) => {
    const typed = `${number.slice(0, 6)} ${number.slice(6, 10)} ${number.slice(10)}`;
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID number' }), typed);
    await expect(canvas.getByRole('status')).toHaveTextContent('Born on 15 January 1990');
    await expect(await sendIt({ canvas, userEvent })).toMatchObject({ dateOfBirth: '1990-01-15' });
  },
};
