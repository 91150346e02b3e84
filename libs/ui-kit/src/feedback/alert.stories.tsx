import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './alert';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for something to know about this page, as long as it is true: a payment that is late, a change that waits.',
    instead:
      'What just happened: a toast. A field is wrong: its error. A state in a word: Badge. Nothing could be loaded: ErrorState.',
    words:
      'One or two sentences: what is so, and what can be done. Calm also when it is serious; no exclamation marks.',
    access:
      'Sign and words say the tone, not only the colour. One that appears after the page has loaded needs `role="status"`, an urgent one ' +
      '`role="alert"`.',
  }),
  args: { children: 'Your premium of November has not reached us yet. Pay before 30 November to keep your cover.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Failure: Story = { args: { tone: 'error' } };
export const Success: Story = { args: { tone: 'success', children: 'Your details were saved.' } };
export const Compact: Story = { args: { density: 'compact' } };
export const WithALink: Story = {
  args: {
    tone: 'warning',
    children: (
      <>
        Your premium of November has not reached us yet. <a href="#pay-now">Pay now</a> to keep your cover.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveFocus();
  },
};
export const SaidWhenItAppears: Story = {
  args: { tone: 'success', role: 'status', children: 'We have sent the PIN again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We have sent the PIN again.');
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: `We could not send a message to ${'averylongname'.repeat(5)}@example.co.za.` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
