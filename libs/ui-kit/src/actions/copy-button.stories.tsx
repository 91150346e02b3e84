import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: usage({
    use: 'beside a value people carry elsewhere: our email address and phone number, a policy number, a Pay@ number.',
    instead: 'The value is only read. A file: a link to it.',
    words:
      '`label` says what is copied: "Copy email address". The part says "Copied to clipboard" itself, for 1.5 seconds.',
    access:
      'What was done is said aloud. Where the browser refuses, the value stays on the screen to be selected. Not printed.',
  }),
  args: { value: 'help@example.co.za', label: 'Copy email address', copy: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', paddingBlockEnd: '3rem' }}>
        help@example.co.za <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
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
export const RefusedByTheBrowser: Story = {
  args: { copy: fn(async () => Promise.reject(new Error('Not allowed'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email address' }));
    await expect(args.copy).toHaveBeenCalled();
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  },
};
