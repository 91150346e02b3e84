import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { usage } from '../testing/usage';
import { toast } from './toast';
import { ToastRegion } from './toast-region';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'for what just happened to something a person did: `toast.success(sentence)`, `toast.error(sentence)`.',
        instead: 'It stays true: Alert. A field is wrong: its error. Something could not be loaded: ErrorState.',
        words:
          'One short sentence, in the words of the service where it refused. No link and no button: it goes by itself.',
        access:
          'Top centre, no icon, 5 seconds; the time stands still under the pointer and while the focus is on it. A failure interrupts a ' +
          'screen reader, a success waits for a pause. `<ToastRegion />` stands once on the page.',
      }).docs,
      story: { inline: false, height: '200px' },
    },
  },
  beforeEach: () => () => toast.shown().forEach(({ id }) => toast.dismiss(id)),
  render: () => (
    <>
      <Button onClick={() => toast.success('Your details were saved')}>Save</Button>{' '}
      <Button variant="secondary" onClick={() => toast.error('Could not send OTP, please try again later')}>
        Send
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your details were saved');
  },
};
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not send OTP, please try again later');
  },
};
export const ClosedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
export const TopCentreWithoutAnIcon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    for (const words of ['Your details were saved', 'Could not send OTP, please try again later']) {
      const box = (await canvas.findByText(words)).parentElement as HTMLElement;
      await waitFor(() => expect(box.getAnimations()).toHaveLength(0));
      const { left, right, top } = box.getBoundingClientRect();
      await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThanOrEqual(2);
      await expect(top).toBeLessThan(200);
      await expect(box.querySelectorAll('svg')).toHaveLength(1); // that of Close
    }
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <ToastRegion />,
  play: async ({ canvas }) => {
    toast.error('There is already a pending change for this record. Approve or cancel it first.');
    const box = (await canvas.findByText(/already a pending/)).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
