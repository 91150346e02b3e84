import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { textArea } from './text-area';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Several lines',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for more than a line in somebody’s own words.',
    instead: 'A name or an address: Text.',
    words: 'A question, as one would ask it.',
    access: 'It keeps its lines, and can be made taller.',
  }),
  ...fieldMeta({
    widget: textArea(),
    entry: v.pipe(v.string(), v.nonEmpty('Tell us what happened')),
    label: 'What happened?',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'We moved.\nThe post still goes to the old house.' } };
export const Refused: Story = { play: refusedWith('Tell us what happened') };
export const LongWords: Story = { args: longWords };
export const KeepsItsLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'One{enter}Two');
    await expect(await sendIt({ canvas, userEvent })).toBe('One\nTwo');
  },
};
