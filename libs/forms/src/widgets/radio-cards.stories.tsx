import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { radioCards } from './radio-cards';
import { usage } from '@portal/ui-kit/stories';

const amounts = [
  { code: 5000, label: 'R 5 000', hint: 'R 32 a month' },
  { code: 10_000, label: 'R 10 000', hint: 'R 58 a month' },
  {
    code: 20_000,
    label: 'R 20 000',
    hint: 'R 104 a month. Not for a child under 6: the law allows no more than R 20 000.',
  },
];

const meta = {
  title: 'Forms/Radio cards',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one answer out of a few that need words, or a price, to be told apart.',
    instead: 'Answers of a word or two: Radios. More than seven: Select.',
    words: 'The question as the legend, the answer in two or three words, what it means below.',
    access: 'One group; arrow keys move between the answers, and the whole card can be tapped.',
  }),
  ...fieldMeta({
    widget: radioCards(amounts),
    entry: v.picklist([5000, 10_000, 20_000], 'Select the cover amount'),
    label: 'Cover amount',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 10_000 } };
export const Refused: Story = { play: refusedWith('Select the cover amount') };
export const Locked: Story = { args: { value: 10_000, locked: true } };
export const LongWords: Story = { args: longWords };
export const SendsANumberWhereTheListHasOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('R 20 000'));
    await expect(await sendIt({ canvas, userEvent })).toBe(20_000);
  },
};
