import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary } from './error-summary';
import { Stack } from './stack';
import { TextField } from './text-field';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
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
