import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button';
import { CloseIcon } from '../icons/close-icon';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: usage({
    use: 'where a word does not fit and the sign is known to everybody: close, copy, notifications.',
    instead: 'There is room for a word: Button, with an icon in it if you like.',
    words: '`label` says what it does, in full: "Copy email address".',
    access: 'The label is its name. 44 by 44 pixels.',
  }),
  args: { label: 'Close', onClick: fn(), children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { disabled: true } };
