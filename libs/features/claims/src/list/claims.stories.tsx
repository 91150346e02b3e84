import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openClaim, withdrawClaim } from '../testing/plays';
import { Component } from './claims.screen';

const meta = {
  title: 'Screens/Claims/List',
  component: Component,
  parameters: { scenario: 'family-active', path: '/claims' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claims.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Report a death' })).toHaveAttribute('href', '/claims/new');
  },
};

export const NoneOnAPhone: Story = { ...None, globals: { viewport: { value: 'phone' } } };

/** One that is open comes before one that was withdrawn. */
export const OpenAndEnded: Story = {
  beforeEach: async ({ loaded }) => {
    await withdrawClaim({ loaded }, await openClaim({ loaded }));
    await openClaim({ loaded });
  },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open' }));
    await expect(open.getByText(/^Your move: send /)).toBeVisible();
    await expect(open.getByRole('link', { name: /^Send documents/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/claims\/CL-\w{4}-\w{4}\/documents$/),
    );
    const ended = within(canvas.getByRole('region', { name: 'Ended' }));
    await expect(ended.getByText('You can open it again at any time.')).toBeVisible();
    await expect(ended.getByRole('link', { name: 'Claim for Sipho Nkosi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/claims\/CL-\w{4}-\w{4}$/),
    );
  },
};

export const OpenAndEndedOnAPhone: Story = { ...OpenAndEnded, globals: { viewport: { value: 'phone' } } };

export const ForStaff: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the policyholder has this page.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading your claims');

export const FailsUntilReload: Story = failsUntilReload('Your claims could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claims.')).toBeVisible();
});

export const Offline: Story = withoutNetwork();
