import { childRelationships, codesOf } from '@portal/domain';
import { expect, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { radios } from './radios';
import { usage } from '@portal/ui-kit/stories';

const sentence = "Select the child's relationship to you";

const meta = {
  title: 'Forms/Radios',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one answer out of two to seven short ones.',
    instead: 'More than seven: Select. Answers that need explaining: Radio cards. Yes or no: that field.',
    words: 'The question as the legend, each answer as people say it.',
    access: 'One group; arrow keys move between the answers. Nothing is chosen before somebody chooses.',
  }),
  ...fieldMeta({
    widget: radios(childRelationships),
    entry: v.picklist(codesOf(childRelationships), sentence),
    label: 'Relationship to you',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'STEPCHILD' } };
export const Refused: Story = { play: refusedWith(sentence) };
export const Locked: Story = { args: { value: 'STEPCHILD', locked: true } };
export const LongWords: Story = { args: longWords };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Stepchild' })).toBeChecked());
    await expect(await sendIt({ canvas, userEvent })).toBe('STEPCHILD');
  },
};
