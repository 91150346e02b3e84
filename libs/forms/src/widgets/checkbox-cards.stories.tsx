import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { checkboxCards } from './checkbox-cards';

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
