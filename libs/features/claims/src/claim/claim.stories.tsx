import { press } from '@portal/forms/testing';
import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { goToClaim, isHeaded, nowhere, openClaim, withdrawClaim } from '../testing/plays';
import { Component } from './claim.screen';

const meta = {
  title: 'Screens/Claims/Claim',
  component: Component,
  parameters: { scenario: 'family-active', path: nowhere },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reported: Story = {
  beforeEach: async ({ loaded }) => void (await openClaim({ loaded })),
  play: async (page) => {
    const { canvas } = page;
    await goToClaim(page);
    await isHeaded(page, 'We need documents from you');
    await expect(canvas.getByRole('link', { name: 'Send documents' })).toBeVisible();
    const documents = within(canvas.getByRole('region', { name: 'Documents' }));
    await expect(documents.getByRole('link', { name: 'Death certificate' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'What we would pay' })).getByText(/^R.30.000$/),
    ).toBeVisible();
  },
};

/** What was withdrawn is opened again by a button. */
export const OpenedAgain: Story = {
  beforeEach: async ({ loaded }) => void (await withdrawClaim({ loaded }, await openClaim({ loaded }))),
  play: async (page) => {
    await goToClaim(page);
    await isHeaded(page, 'The claim is closed for now');
    await press(page, 'Open this claim again');
    await isHeaded(page, 'We need documents from you');
    await expect(page.canvas.queryByRole('button', { name: 'Open this claim again' })).not.toBeInTheDocument();
  },
};

export const NoSuchClaim: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your claims' })).toHaveAttribute('href', '/claims');
  },
};

export const ForStaff: Story = {
  parameters: { staff: 'portalAdmin', servicing: '7000010012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the policyholder has this page.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the claim');

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
});

export const Offline: Story = withoutNetwork();
