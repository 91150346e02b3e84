import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isHeaded, nowhere } from '../testing/plays';
import { Component } from './disagree.screen';

const meta = {
  title: 'Screens/Claims/Disagree, by its address',
  component: Component,
  parameters: { scenario: 'family-active', path: `${nowhere}/disagree` },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The claim that the demo refuses: from its letter to the page on which one says why one does not agree. */
export const OfARefusedClaim: Story = {
  parameters: { scenario: 'claim-refused-waiting', path: '/claims/CL-7W87-KK67/disagree' },
  play: async (page) => {
    await isHeaded(page, 'Tell us why you do not agree');
    await expect(await page.canvas.findByText(/^Somebody else looks at it/)).toBeVisible();
    await expect(page.canvas.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/claims/CL-7W87-KK67');
  },
};

export const NoSuchClaim: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the claim');

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no claim with this reference.')).toBeVisible();
});
