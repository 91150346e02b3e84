import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { checkbox } from './checkbox';
import { usage } from '@portal/ui-kit/stories';

const sentence = 'Confirm that you are the parent or guardian';

const meta = {
  title: 'Forms/Checkbox',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one thing that somebody confirms.',
    instead:
      'A question that can be answered with no: Yes or no, since an empty box does not say that anybody has read it.',
    words: 'A sentence in the first person: “I am the parent or guardian”.',
    access: 'Label, hint and error belong to the box; the words can be tapped.',
  }),
  ...fieldMeta({ widget: checkbox(), entry: v.literal(true, sentence), label: 'I am the parent or guardian' }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'We may ask for proof' } };
export const Ticked: Story = { args: { value: true } };
export const Refused: Story = { play: refusedWith(sentence) };
export const Locked: Story = { args: { value: true, locked: true } };
export const LongWords: Story = { args: longWords };
export const MendedByATick: Story = {
  play: async ({ canvas, userEvent }) => {
    await refusedWith(sentence)({ canvas, userEvent } as never);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(await sendIt({ canvas, userEvent })).toBe(true);
  },
};
