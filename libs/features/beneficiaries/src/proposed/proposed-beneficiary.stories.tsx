import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { nobody, pathsOf } from '../testing/who';
import { Component as ProposedBeneficiaryScreen } from './proposed-beneficiary.screen';

const meta = {
  title: 'Screens/Beneficiaries/Proposed beneficiary',
  component: ProposedBeneficiaryScreen,
  parameters: { scenario: 'pending-several', path: pathsOf('pending-several', 1).proposed },
} satisfies Meta<typeof ProposedBeneficiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ApprovedWithPin: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('table', { name: 'Update beneficiary' })).toHaveTextContent('Cousin');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send a PIN to your cellphone' }));
    await dialog.findByText(/We have sent a one-time PIN/);
    await userEvent.type(dialog.getByLabelText('One-time PIN'), await loaded.visit.readPin());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await expect(await canvas.findByText('Update beneficiary: approved and done.')).toBeVisible();
  },
};

export const DeclinedWithReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await expect(await dialog.findByText('Enter a reason')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your reason'), 'She is my sister.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await expect(await canvas.findByText(/declined. Nothing changed on your policy/)).toBeVisible();
  },
};

export const Nothing: Story = {
  parameters: { path: `/beneficiary/new/${nobody}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('This change could not be loaded');
