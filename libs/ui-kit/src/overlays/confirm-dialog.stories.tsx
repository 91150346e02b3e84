import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';
import { usage } from '../testing/usage';
import { Text } from '../text/text';
import { TextAreaField } from '../fields/text-area-field';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'before something that is not easily undone: cancel a request, approve a change, sign out with work unsaved.',
        instead:
          'It can be undone: do it and say so with a toast. A reason is wanted: ReasonDialog. Anything else in front of the page: Dialog.',
        words:
          'The title asks and names what it is about: "Cancel this request?" The text says what happens then. The buttons say what they ' +
          'do, never only "Yes" and "OK".',
        access:
          'The focus goes to the question and back to the button that asked. Escape leaves everything as it is. While busy the buttons ' +
          'and Escape wait, and a screen reader is told.',
      }).docs,
      story: { inline: false, height: '360px' },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Cancel this request?',
    confirm: 'Yes, cancel the request',
    cancel: 'Keep it',
    children: <Text>Sipho stays on the policy as he is now.</Text>,
  },
  render: function AskedByAButton(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Cancel request
        </Button>
        <ConfirmDialog {...args} open={open} onClose={close} />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel the request' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Danger: Story = { args: { tone: 'danger' } };
export const LeftByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const asks = canvas.getByRole('button', { name: 'Cancel request' });
    await userEvent.click(asks);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes, cancel the request' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(asks).toHaveFocus());
  },
};
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes, cancel the request' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment, please');
    const escape = new Event('cancel', { cancelable: true });
    canvas.getByRole('dialog').dispatchEvent(escape);
    await expect(escape.defaultPrevented).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const WithAFieldOfItsOwn: Story = {
  args: {
    tone: 'danger',
    title: 'Decline this change?',
    confirm: 'Decline change',
    cancel: 'Not now',
    children: <TextAreaField label="Reason" hint="We send these words to whoever asked for the change." />,
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Cancel the request to add Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi?',
    children: <Text>{'Nobody is added, nothing is paid back and nothing is lost. '.repeat(12)}</Text>,
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
