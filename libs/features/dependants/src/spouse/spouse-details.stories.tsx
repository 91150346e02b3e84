import { dependantEndpoints } from '@portal/contract';
import { press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as SpouseDetailsScreen } from './spouse-details.screen';

const meta = {
  title: 'Screens/Dependants/Spouse',
  component: SpouseDetailsScreen,
  parameters: { scenario: 'family-active', path: '/spouse/details' },
} satisfies Meta<typeof SpouseDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePolicy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
    await expect(await canvas.findByText('Covered for any cause')).toBeVisible();
    await expect(canvas.getByText(/\*{9}\d{4}/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show ID number' }));
    await expect(canvas.getByText(/^\d{13}$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change details' })).toHaveAttribute('href', '/spouse/update');
  },
};

export const RemovalSaysWhatFollows: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Sipho Nkosi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sipho Nkosi?' }));
    await expect(dialog.getByText(/for Sipho ends on 1 December 2026, if we approve this before then/)).toBeVisible();
    await expect(dialog.getByText(/^Your premium stays R.288 a month\.$/)).toBeVisible();
    await expect(dialog.getByText(/Sipho stays a beneficiary, for 70% of the benefit, until you change/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(dialog.getByText('Select the reason')).toBeVisible();
  },
};

export const RemovalToReference: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Sipho Nkosi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sipho Nkosi?' }));
    await userEvent.click(dialog.getByLabelText('Divorced'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Spouse: Sipho N.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your request' })).toHaveAttribute('href', '/spouse/new');
  },
};

export const PendingChange: Story = {
  parameters: { scenario: 'pending-spouse' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A change of the details waits for your approval/)).toBeVisible();
    const way = canvas.getByRole('link', { name: 'See the change and decide' });
    await expect(way).toHaveAttribute('href', '/spouse/new');
    await expect(canvas.queryByRole('link', { name: 'Change details' })).toBeNull();
  },
};

export const PendingRemoval: Story = {
  play: async ({ canvas, loaded }) => {
    const { auth, scenario } = loaded.visit;
    const { id } = scenario.seed.policies[0].Spouse;
    const params = { policyNumber: scenario.signIn };
    const body = { id, Version: 1, Reason: 'SEPARATED' };
    await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' });
    await expect(await auth.api.call(dependantEndpoints.deleteSpouse, params, body)).toMatchObject({ success: true });
    await auth.client.invalidateQueries();
    await expect(await canvas.findByText(/The removal waits for approval. Cover goes on until then/)).toBeVisible();
    await expect(canvas.getByText(/To ask for something else, cancel this request first/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const WaitingPeriod: Story = {
  parameters: { scenario: 'waiting-period' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Covered for accidental death. For natural causes from/)).toBeVisible();
    await expect(canvas.getByText('Civil union')).toBeVisible();
  },
};

export const EmptyWithRoomForOne: Story = {
  parameters: { scenario: 'newly-wed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your policy does not cover a spouse.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add spouse' })).toHaveAttribute('href', '/spouse/add');
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toBeVisible();
  },
};

export const EmptyOnASingleMemberPlan: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    const reason = 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add spouse' })).toBeNull();
  },
};

export const EmptyInGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const reason = 'Please pay your outstanding premium before you change your cover.';
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Featherstonehaugh/ })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
});
