import { fillIn, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goToClaim, isHeaded, nowhere, openClaim } from '../testing/plays';
import { Component } from './withdraw-claim.screen';

const meta = {
  title: 'Screens/Claims/Withdraw',
  component: Component,
  parameters: { scenario: 'family-active', path: `${nowhere}/withdraw` },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAReason: Story = {
  beforeEach: async ({ loaded }) => void (await openClaim({ loaded })),
  play: async (page) => {
    const { canvas, userEvent } = page;
    await goToClaim(page);
    await userEvent.click(await canvas.findByRole('link', { name: 'Withdraw this claim' }));
    await isHeaded(page, 'Withdraw the claim');
    await expect(
      canvas.getByText('Claim for Sipho Nkosi. You can open it again at any time. Nothing is lost.'),
    ).toBeVisible();
    await fillIn(page, { 'Why? (optional)': 'It was a mistake' });
    await press(page, 'Withdraw the claim');
    await isHeaded(page, 'The claim is closed for now');
    await expect(canvas.getByRole('button', { name: 'Open this claim again' })).toBeVisible();
  },
};

export const NoSuchClaim: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the claim');

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
});
