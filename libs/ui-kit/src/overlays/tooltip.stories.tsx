import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { IconButton } from '../actions/icon-button';
import { DownloadIcon } from '../icons/download-icon';
import { usage } from '../testing/usage';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a few words that help somebody with a mouse or a keyboard: what an icon button does, the whole of a shortened name.',
    instead:
      'Anything people need in order to act: text on the page, a hint of a field, a Disclosure. A finger does not hover. Links and ' +
      'buttons inside: Popover.',
    words: 'A few words, no full stop. Not the name of the button once more.',
    access:
      'The words describe the button (`aria-describedby`); the name stays its own. Shown on hover and on keyboard focus, hidden by ' +
      'Escape, and they stay while the pointer is on them.',
  }),
  args: {
    words: 'PDF, 240 KB',
    children: (
      <IconButton label="Download policy schedule">
        <DownloadIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('PDF, 240 KB');
    await expect(canvas.getByText('PDF, 240 KB')).not.toBeVisible();
  },
};
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};
export const HiddenByEscape: Story = {
  render: (args) => (
    <Dialog open onClose={() => undefined} title="Policy schedule">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('PDF, 240 KB')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('PDF, 240 KB')).not.toBeVisible());
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.hover(canvas.getByText('PDF, 240 KB'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByText('PDF, 240 KB'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
export const StaysInsideASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    words: 'Cover for natural causes begins six months after the first premium, for accidents at once',
    children: <Button variant="secondary">When does it begin</Button>,
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end' }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
