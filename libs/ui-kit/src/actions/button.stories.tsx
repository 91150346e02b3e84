import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button';
import { PlusIcon } from '../icons/plus-icon';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: usage({
    use:
      'for what does something here: save, send, open. One `primary` a page, `secondary` beside it, `quiet` for what few people need, ' +
      '`danger` for what removes.',
    instead: 'It leads to another page: a link with `buttonStyle`. A sign without a word: IconButton.',
    words: 'A verb and what it does: "Save details", "Send one-time PIN". No full stop, no capitals inside.',
    access:
      'While what it started is under way it is `busy`: disabled, with a spinner, and said to be busy. Do not disable a button to say that ' +
      'a form has mistakes; let people press it and tell them.',
  }),
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Save' }).click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.querySelector('svg')).toBeVisible();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const BusySecondary: Story = { args: { state: 'busy', variant: 'secondary', children: 'Reload' } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <PlusIcon />
        Add child
      </>
    ),
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const LargeEnoughToTap: Story = {
  args: { children: 'OK' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: 'Send the change to Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi for approval' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
