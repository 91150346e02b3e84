import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { text } from './text';
import { usage } from '@portal/ui-kit/stories';

const surname = v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the surname'));

const meta = {
  title: 'Forms/Text',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a name, a street, or whatever has no field of its own.',
    instead: 'Something with a form of its own: ID number, Phone number, Date, Money.',
    words: 'A noun without a colon. Where an answer may be left out, “(optional)” is added for you.',
    access: 'As wide as what is typed. The browser offers what it knows where the field says what it is.',
  }),
  ...fieldMeta({ widget: text({ inputWidth: 20 }), entry: surname, label: 'Surname' }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands in the identity document' } };
export const Filled: Story = { args: { value: 'Nkosi' } };
export const Refused: Story = { play: refusedWith('Enter the surname') };
export const Locked: Story = { args: { value: 'Nkosi', locked: true, hint: 'Ask us to correct it' } };
export const LongWords: Story = { args: longWords };
export const Optional: Story = {
  args: { entry: v.nullish(v.string()) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Surname (optional)' })).toBeVisible(),
};
export const SendsWhatTheSchemaMakesOfIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), '  van der Merwe ');
    await expect(await sendIt({ canvas, userEvent })).toBe('van der Merwe');
  },
};
