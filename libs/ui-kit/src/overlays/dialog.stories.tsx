import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogActions },
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'for something small in front of the page, while the page waits: ConfirmDialog and ReasonDialog are made of it.',
        instead: 'A yes or no: ConfirmDialog. A form of more than three fields: a page. News: a toast or an Alert.',
        words: 'The title says what it is about. The likely button comes first, the way out last.',
        access:
          'The browser keeps the focus inside, closes it by Escape and gives the focus back. The focus begins at the title. Titled for ' +
          'screen readers by its heading.',
      }).docs,
      story: { inline: false, height: '320px' },
    },
  },
  args: { open: true, onClose: fn(), title: 'Remove Lindiwe Nkosi?' },
  render: function AskedByAButton(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Remove
        </Button>
        <Dialog {...args} open={open} onClose={close}>
          <Text>Cover for Lindiwe ends when this is approved.</Text>
          <DialogActions>
            <Button variant="danger">Yes, remove</Button>
            <Button variant="quiet" onClick={close}>
              Keep
            </Button>
          </DialogActions>
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const GivesTheFocusBack: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('dialog', { name: 'Remove Lindiwe Nkosi?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Remove Lindiwe Nkosi?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
};
export const KeepsTheFocusInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes, remove' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    canvas.getByText('Remove', { selector: 'button' }).focus(); // the page behind cannot take it
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
};
export const ClosedByTheBrowser: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole<HTMLDialogElement>('dialog').close(); // as Escape does
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Remove Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi?' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
