import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { ReasonDialog } from './reason-dialog';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/ReasonDialog',
  component: ReasonDialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      ...usage({
        use: 'to remove somebody or something where a reason has to be given.',
        instead: 'No reason is needed: ConfirmDialog. The reason is free text: ConfirmDialog with a TextAreaField.',
        words:
          'The title names who is removed. The text says what it means for the cover. The question asks for the reason in plain words; ' +
          'reasons are short and kind.',
        access:
          'The focus goes to the question, an error is said with the reasons and the focus goes to the first of them. Escape or the quiet ' +
          'button leave everything as it is and give the focus back.',
      }).docs,
      story: { inline: false, height: '620px' },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Remove Lindiwe Nkosi?',
    question: 'Why do you want to remove Lindiwe?',
    confirm: 'Yes, remove',
    cancel: 'Keep',
    reasons: [
      { value: 'DECEASED', label: 'She has passed away' },
      { value: 'NO_LONGER_DEPENDANT', label: 'She no longer depends on me' },
      { value: 'MARRIED', label: 'She has married' },
      { value: 'OTHER', label: 'Another reason' },
    ],
    children: <Text>Her cover ends when we have approved this. Until then she stays covered.</Text>,
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
          Remove
        </Button>
        <ReasonDialog {...args} open={open} onClose={close} />
      </>
    );
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reasons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('She has married'));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('MARRIED', '');
  },
};
export const NoneChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove' }));
    await expect(canvas.getByText('Select the reason')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'She has passed away' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const asks = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(asks);
    await expect(canvas.getByRole('heading', { name: 'Remove Lindiwe Nkosi?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'She has passed away' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('DECEASED', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(asks).toHaveFocus());
    await userEvent.click(asks);
    await expect(canvas.getByRole('radio', { name: 'She has passed away' })).not.toBeChecked();
  },
};
export const WithAWordMore: Story = {
  args: { comment: 'Anything you want to tell us' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Another reason'));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Anything you want to tell us (optional)' }),
      ' We moved ',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('OTHER', 'We moved');
  },
};
export const WithANote: Story = {
  args: {
    note: (reason) => reason === 'DECEASED' && <Text role="status">We are sorry. You may have a claim.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    const note = 'We are sorry. You may have a claim.';
    await userEvent.click(canvas.getByText('She has passed away'));
    await expect(canvas.getByText(note)).toBeVisible();
    await userEvent.click(canvas.getByText('She has married'));
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
  },
};
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'She has married' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Yes, remove' })).toBeDisabled();
  },
};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { comment: 'Anything you want to tell us' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
