import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { yesNo } from './yes-no';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Yes or no',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a question that is answered with yes or no.',
    instead: 'Something to agree to: Checkbox.',
    words: 'A question with its question mark.',
    access:
      'Two radios in a row; neither is chosen before somebody chooses, so an answer is always one that was given.',
  }),
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
