import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';
import { Text } from './text';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
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
