import { useAuth } from '@portal/auth';
import { destroyCopy, keepFor, waitingOnThisPhone } from '@portal/policy-workflow/own-phone';
import { aCopy, aWaitingChange } from '@portal/policy-workflow/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AsStaff } from '../testing/as-staff';
import { Component as SignOutScreen } from './sign-out.screen';

/** Staff were here: their identity has something to say. */
function OpenStaff() {
  const { openStaff } = useAuth();
  useEffect(() => void openStaff(), [openStaff]);
  return null;
}

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

export const ProviderDidNotHear: Story = {
  parameters: { signedIn: false },
  render: () => (
    <AsStaff isSignedIn={false} status="away" failure={{ name: 'Sign-out failed', reason: 'no-answer' }}>
      <OpenStaff />
      <SignOutScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign-out failed\. The sign-in service gave no answer\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'sign out there too' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/id\.invalid\/logout\?client_id=self-service-portal&logout_uri=.*logout$/),
    );
    await expect(canvas.getByRole('link', { name: 'Staff sign in here' })).toHaveAttribute('href', '/auth/staff');
  },
};

export const WithoutANetwork: Story = { ...SignedOut, parameters: { fault: 'offline' } };

export const AChangeWaits: Story = {
  beforeEach: async () => {
    const whose = { userId: 'somebody', policyNumber: '7000010012' };
    await keepFor(null, aCopy());
    await waitingOnThisPhone.put(aWaitingChange('first', whose));
    return destroyCopy;
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(
      await canvas.findByText('It waits on this phone. Signing out removes it, and it would be lost.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See pending changes' })).toHaveAttribute('href', '/');
    await expect(loaded.visit.auth.session.read()).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and lose it' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    await waitFor(() => expect(loaded.visit.auth.session.read()).toBeNull());
    await waitFor(async () => expect(await waitingOnThisPhone.of('somebody')).toEqual([]));
  },
};
