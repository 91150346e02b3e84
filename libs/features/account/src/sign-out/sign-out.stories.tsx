import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as SignOutScreen } from './sign-out.screen';

const meta = {
  title: 'Screens/Signed out',
  component: SignOutScreen,
  parameters: { scenario: 'family-active', path: '/auth/logout' },
} satisfies Meta<typeof SignOutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login');
    await waitFor(() => expect(loaded.visit.auth.session.read()).toBeNull());
  },
};

export const WithoutANetwork: Story = { ...SignedOut, parameters: { fault: 'offline' } };
