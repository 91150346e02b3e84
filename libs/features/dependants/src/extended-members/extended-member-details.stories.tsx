import { scenario } from '@portal/scenarios';
import { press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as ExtendedMemberDetailsScreen } from './extended-member-details.screen';
import { memberOf } from './testing/member-of';

const at = (id: string) => `/extended/member-details/${id}`;
const pathOf = (name: Parameters<typeof memberOf>[0]) => at(memberOf(name).id);

const meta = {
  title: 'Screens/Dependants/Extended member',
  component: ExtendedMemberDetailsScreen,
  parameters: { scenario: 'family-active', path: pathOf('family-active') },
} satisfies Meta<typeof ExtendedMemberDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePolicy: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grace Dlamini' })).toBeVisible();
    await expect(await canvas.findByText(/^R.10.000$/)).toBeVisible();
    await expect(canvas.getByText(/^R.87$/)).toBeVisible();
    await expect(await canvas.findByText('Covered for any cause')).toBeVisible();
    const update = canvas.getByRole('link', { name: 'Change details' });
    await expect(update).toHaveAttribute('href', `/extended/update-member/${memberOf('family-active').id}`);
  },
};

export const RemovalSaysWhatFollows: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Grace Dlamini');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Grace Dlamini?' }));
    await expect(dialog.getByText(/your premium is R.201 a month, R.87 less than now/)).toBeVisible();
    await expect(dialog.getByText(/Grace stays a beneficiary, for 30% of the benefit/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'choose a smaller cover' })).toBeVisible();
  },
};

export const RemovalToReference: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Grace Dlamini');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Grace Dlamini?' }));
    await userEvent.click(dialog.getByLabelText('Not affordable'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Extended member: Grace D.')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const PendingRemoval: Story = {
  parameters: { scenario: 'pending-several', path: pathOf('pending-several') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The removal waits for approval. Cover goes on until then/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the request' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

const approved = scenario('pending-several').seed.approvalActions?.find(({ status }) => status === 'APPROVED');

export const ApprovedAndNotCoveredYet: Story = {
  parameters: { scenario: 'pending-several', path: at(approved?.entityId ?? '') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is not covered yet.')).toBeVisible();
    await expect(canvas.getByText(/Approved. Cover starts on 1 December 2026/)).toBeVisible();
  },
};

export const WaitingPeriod: Story = {
  parameters: { scenario: 'waiting-period', path: pathOf('waiting-period') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Covered for accidental death. For natural causes from/)).toBeVisible();
  },
};

export const RefugeePermit: Story = {
  parameters: { scenario: 'passport-holder', path: pathOf('passport-holder') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\*+417$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Permit number' })).toBeVisible();
  },
};

export const EmptyAddress: Story = {
  parameters: { path: at('3f0cb2f0-7a55-4a55-9a55-000000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is not on your policy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toHaveAttribute('href', '/dependants');
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', path: pathOf('long-names') },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ramokgopane/ })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Grace Dlamini' })).toBeVisible();
});
