import { dependantEndpoints } from '@portal/contract';
import { press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as ProposedSpouseScreen } from './proposed-spouse.screen';

const meta = {
  title: 'Screens/Dependants/Proposed spouse',
  component: ProposedSpouseScreen,
  parameters: { scenario: 'pending-spouse', path: '/spouse/new' },
} satisfies Meta<typeof ProposedSpouseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PendingApproval: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const surname = within(await canvas.findByRole('row', { name: /^Surname/ }));
    await expect(surname.getByText('Jack')).toBeVisible();
    await expect(surname.getByText('Changed')).toBeVisible();
    await press({ canvas, userEvent }, 'Approve change');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Send a PIN/ }));
    await dialog.findByText(/We have sent a one-time PIN/);
    await userEvent.type(dialog.getByLabelText('One-time PIN'), await loaded.visit.readPin());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await expect(await canvas.findByText('Update spouse: approved and done.')).toBeVisible();
  },
};

export const OwnRemovalTakenBack: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { auth, scenario } = loaded.visit;
    const body = { id: scenario.seed.policies[0].Spouse.id, Version: 1, Reason: 'DIVORCED' };
    await auth.api.call(dependantEndpoints.deleteSpouse, { policyNumber: scenario.signIn }, body);
    await auth.client.invalidateQueries();
    await expect((await canvas.findAllByText('Will be removed'))[0]).toBeVisible();
    await press({ canvas, userEvent }, 'Cancel request');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled. Nothing changed/)).toBeVisible();
  },
};

export const NothingWaits: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This change could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Approve change' })).toBeVisible();
});
