import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: 'help@example.co.za', label: 'Copy email address', copy: fn(async () => undefined) },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email address' }));
    await expect(args.copy).toHaveBeenCalledWith('help@example.co.za');
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
  },
};
export const SaysItForAMoment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email address' }));
    await waitFor(() => expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement(), { timeout: 3000 });
  },
};
