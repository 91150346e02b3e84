import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as PoliciesScreen } from './policies.screen';

const meta = {
  title: 'Screens/Policies',
  component: PoliciesScreen,
  parameters: { scenario: 'several-policies', path: '/policies' },
} satisfies Meta<typeof PoliciesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /\(70000102\d\d\)/ })).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'On screen now: go to it (7000010210)' })).toBeVisible();
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getAllByText('Paid up to date')[0]).toBeVisible();
  },
};

export const ChooseAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose this policy (7000010251)' }));
    await expect(await canvas.findByText('Policy 7000010251')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hello, Mpho' })).toBeVisible();
  },
};

/** The list is read by the ID number; the details of a policy that is not on screen, by its id. */
export const DetailsOfAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('of policy 7000010251'));
    await expect(await canvas.findByText('People covered now')).toBeVisible();
    await expect(canvas.getByText('Paid until')).toBeVisible();
  },
};

export const DetailsOfTheOneOnScreen: Story = {
  parameters: { frame: 'portal', scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'Gold Family Plan' }));
    await userEvent.click(card.getByText('Details'));
    await expect(await card.findByText(/^Thandi Nkosi, .*Nkosi/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...DetailsOfTheOneOnScreen,
  globals: { viewport: { value: 'small' } },
};

export const One: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'On screen now: go to it (7000010038)' })).toBeVisible();
  },
};

export const AnApplicationWaits: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await expect(canvas.getByText('First premium outstanding')).toBeVisible();
    await expect(canvas.getByText(/^You applied for this policy/)).toBeVisible();
  },
};

export const TakeOutAnother: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Take out a policy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
  },
};

export const Loading: Story = loading('Loading your policies');

export const FailsUntilReload: Story = failsUntilReload('Your policies could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'On screen now: go to it (7000010210)' })).toBeVisible();
});

export const SessionEnded: Story = {
  parameters: { fault: '401-always' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to your policy' })).toBeVisible();
  },
};

export const WithoutNewPolicies: Story = {
  parameters: { without: ['newPolicies'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
    await canvas.findByRole('button', { name: /On screen now/ });
    await expect(canvas.queryByRole('link', { name: 'Take out a policy' })).toBeNull();
  },
};
