import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage';
import { StandingNotice } from './standing-notice';

const { docs } = usage({
  use: 'for news of the page itself that nobody has to act on: a newer version is ready.',
  instead: 'It is about the policy: Alert. It is about what a person just did: toast.',
  words: 'What it is and what becomes of what was typed. The button says what it does.',
  access:
    'Announced in a pause. It lies over the page and moves nothing, so that no tap is lost; it goes when it is put away.',
});

const meta = {
  title: 'Components/Standing notice',
  component: StandingNotice,
  tags: ['autodocs'],
  parameters: { docs: { ...docs, story: { inline: false, height: '200px' } } },
  args: {
    message: 'A new version is ready. What you typed stays.',
    action: 'Use it now',
    onAction: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StandingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use it now' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NothingToSay: Story = {
  args: { message: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
