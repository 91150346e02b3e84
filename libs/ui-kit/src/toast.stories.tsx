import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button';
import { toast } from './toast';
import { ToastRegion } from './toast-region';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
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
