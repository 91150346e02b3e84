import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary } from './error-summary';
import { Stack } from '../layout/stack';
import { usage } from '../testing/usage';
import { TextField } from '../fields/text-field';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: usage({
    use: 'above a form that was sent with mistakes: all of them in one place, each a link to its field.',
    instead: 'One field with its error in sight. The service refused: a toast or an Alert.',
    words: 'The same sentences as beside the fields.',
    access: 'Takes the focus when it appears, so that it is read out. A link puts the focus into its field.',
  }),
  args: {
    errors: [
      { id: 'phone', message: 'Phone number is required' },
      { id: 'email', message: 'Email address is required' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="phone" label="Phone number" error="Phone number is required" />
      <TextField id="email" label="Email address" error="Email address is required" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {};
export const LeadsToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Email address is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  },
};
