import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { yesNo } from './yes-no';

const meta = {
  title: 'Forms/Yes or no',
  ...fieldMeta({ widget: yesNo(), entry: v.boolean('Say whether the child studies'), label: 'Studying full time?' }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: false } };
export const Refused: Story = { play: refusedWith('Say whether the child studies') };
export const Locked: Story = { args: { value: true, locked: true } };
export const LongWords: Story = { args: longWords };
export const SendsTrueOrFalse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('No'));
    await expect(await sendIt({ canvas, userEvent })).toBe(false);
  },
};
