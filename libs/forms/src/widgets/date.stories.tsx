import { checkDateOfBirth, formatTypedDate, isPlainDate } from '@portal/domain';
import { expect, waitFor } from 'storybook/test';
import { ruled } from '../testing/ruled';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { date } from './date';
import { usage } from '@portal/ui-kit/stories';

const birth = ruled((typed) =>
  checkDateOfBirth(isPlainDate(typed) ? formatTypedDate(typed) : String(typed), '2026-11-20'),
);

const meta = {
  title: 'Forms/Date',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a date that people know: of birth, of death, of a wedding.',
    instead: 'A day out of the next few: Radios. A date that follows from another answer: say it, and ask nothing.',
    words: 'The event as a noun. The hint shows an example, 15 1 1990.',
    access:
      'Three boxes in one group, since a calendar is slow for a date long ago. Months may be typed by name, a whole date may be pasted, and a part that is wrong is named.',
  }),
  ...fieldMeta({
    widget: date({ autoComplete: 'bday' }),
    entry: birth,
    label: 'Date of birth',
    hint: 'For example 15 1 1990',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '1990-01-15' } };
export const Refused: Story = { play: refusedWith('Enter the date of birth') };
export const InTheFuture: Story = {
  args: { value: '2030-01-01' },
  play: refusedWith('Date of birth must be today or in the past'),
};
export const Locked: Story = { args: { value: '1990-01-15', locked: true, hint: 'From the ID number' } };
export const LongWords: Story = { args: longWords };
export const TakesMonthsByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '5');
    await userEvent.tab();
    await userEvent.keyboard('Sept');
    await userEvent.tab();
    await userEvent.keyboard('1990');
    await expect(await sendIt({ canvas, userEvent })).toBe('1990-09-05');
  },
};
export const TakesAWholeDateThatIsPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('15/01/1990');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1990');
    await expect(await sendIt({ canvas, userEvent })).toBe('1990-01-15');
  },
};
export const LeadsToThePartThatIsWrong: Story = {
  args: { value: '15/13/1990' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Date of birth must be a real date' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus());
  },
};
