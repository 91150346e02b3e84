import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { checkboxCards } from './checkbox-cards';
import { usage } from '@portal/ui-kit/stories';

const benefits = [
  { code: 'grocery', label: 'Grocery benefit', hint: 'R 18 a month' },
  {
    code: 'cash-back',
    label: 'Cash-back',
    hint: 'R 12 a month. Every five years the premiums of six months come back.',
  },
];

const meta = {
  title: 'Forms/Checkbox cards',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for several answers out of a few, each with words that help to choose.',
    instead: 'One answer only: Radio cards. One thing to agree to: Checkbox.',
    words: 'The question as the legend, the answer as a noun, its price or what it means below.',
    access: 'One group with its question as its name; the whole card can be tapped.',
  }),
  ...fieldMeta({
    widget: checkboxCards(benefits),
    entry: v.pipe(v.array(v.string()), v.minLength(1, 'Select a benefit')),
    label: 'Which benefits do you want to add?',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['grocery'] } };
export const Refused: Story = { play: refusedWith('Select a benefit') };
export const Locked: Story = { args: { value: ['grocery', 'cash-back'], locked: true } };
export const LongWords: Story = { args: longWords };
export const SendsAllThatAreTicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cash-back'));
    await userEvent.click(canvas.getByText('Grocery benefit'));
    await userEvent.click(canvas.getByText('Cash-back'));
    await expect(await sendIt({ canvas, userEvent })).toEqual(['grocery']);
  },
};
