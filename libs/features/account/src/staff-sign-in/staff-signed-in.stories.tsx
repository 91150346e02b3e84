import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsStaff } from '../testing/as-staff';
import { Component as StaffSignedInScreen } from './staff-signed-in.screen';

const meta = {
  title: 'Screens/Staff signing in',
  component: StaffSignedInScreen,
  parameters: { path: '/auth/staff/signed-in?code=c&state=s', signedIn: false },
} satisfies Meta<typeof StaffSignedInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheAnswer: Story = {
  parameters: { fault: 'waiting' },
  render: () => (
    <AsStaff status="loading" isSignedIn={false}>
      <StaffSignedInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible();
    await expect(canvas.getByText('One moment, please.')).toHaveAttribute('role', 'status');
  },
};

export const GoesOn: Story = {
  render: () => (
    <AsStaff isSignedIn={false} signIn={async () => null}>
      <StaffSignedInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Your family’s cover/ })).toBeVisible();
  },
};

export const AnswerThatCannotBeTrusted: Story = {
  parameters: { fault: 'offline' },
  render: () => (
    <AsStaff status="none" isSignedIn={false} signIn={async () => ({ name: 'Sign-in failed', reason: 'not-trusted' })}>
      <StaffSignedInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
  },
};
