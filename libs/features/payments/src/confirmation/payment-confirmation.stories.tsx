import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as PaymentConfirmationScreen } from './payment-confirmation.screen';

const meta = {
  title: 'Screens/Payments/Payment confirmation',
  component: PaymentConfirmationScreen,
  parameters: { scenario: 'family-active', path: '/payment-confirmation' },
} satisfies Meta<typeof PaymentConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNewest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Thandi' })).toBeVisible();
    await expect(canvas.getByText(/^Your policy is active. You are paid up to/)).toBeVisible();
    await expect(canvas.getByText('DebiCheck debit order')).toBeVisible();
    await expect(canvas.getByText('7000010012, active')).toBeVisible();
    await expect(canvas.getByText(/^Your next premium of R.* is due on/)).toBeVisible();
  },
};

export const ProofDownloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Proof of payment \(PDF\)/ }));
    await expect(await canvas.findByText(/\.pdf is on your device\.$/, {}, { timeout: 20_000 })).toBeVisible();
  },
};

export const ProofFails: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const proof = await canvas.findByRole('button', { name: /^Proof of payment \(PDF\)/ });
    loaded.visit.network.break(500);
    await userEvent.click(proof);
    await expect(await canvas.findByText('The document could not be loaded. Please try again.')).toBeVisible();
  },
};

export const AtATill: Story = {
  parameters: { scenario: 'paid-in-advance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transaction id')).toBeVisible();
  },
};

export const SomethingIsStillOutstanding: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is still outstanding on this policy/)).toBeVisible();
  },
};

export const NothingToConfirm: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no payment to confirm yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your payments' })).toHaveAttribute('href', '/payments');
  },
};

export const LongNames: Story = { parameters: { scenario: 'long-names' } };

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your payment could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Thank you, Thandi' })).toBeVisible();
});
