import { type StaffFailure } from '@portal/auth';
import { Alert, Stack } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AsStaff } from '../testing/as-staff';
import { failureWords } from './failure-messages';
import { Component as StaffSignInScreen } from './staff-sign-in.screen';

const meta = {
  title: 'Screens/Staff sign in',
  component: StaffSignInScreen,
  parameters: { path: '/auth/staff', signedIn: false },
} satisfies Meta<typeof StaffSignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Sign in with your staff account' };
const outcome = (failure: StaffFailure) => async () => failure;

export const Ready: Story = {
  render: () => (
    <AsStaff status="none" isSignedIn={false}>
      <StaffSignInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', button)).toBeEnabled());
    await expect(canvas.getByRole('link', { name: 'Policyholders sign in here' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};

export const NotSetUp: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Staff sign-in is not set up here.')).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
  },
};

export const OnTheWay: Story = {
  parameters: { fault: 'waiting' },
  render: Ready.render as NonNullable<Story['render']>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(canvas.getByRole('button', button)).toHaveAttribute('aria-busy', 'true');
  },
};

const secondTry = fn();
export const ProviderGivesNoAnswer: Story = {
  parameters: { fault: 'offline' },
  beforeEach: () => secondTry.mockReset(),
  render: () => (
    <AsStaff
      status="none"
      isSignedIn={false}
      signIn={async () => {
        secondTry();
        return { name: 'Sign-in failed', reason: 'no-answer' };
      }}
    >
      <StaffSignInScreen />
    </AsStaff>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    const said = await canvas.findByText(/^Sign-in failed\. The sign-in service gave no answer\./);
    await expect(said.closest('[role=alert]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(secondTry).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <AsStaff status="none" isSignedIn={false} signIn={outcome({ name: 'Sign-in failed', reason: 'refused' })}>
      <StaffSignInScreen />
    </AsStaff>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText(/did not let you in/)).toBeVisible();
    await expect(document.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const SignedOutMeanwhile: Story = {
  render: () => (
    <AsStaff status="away">
      <StaffSignInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are no longer signed in/)).toBeVisible();
  },
};

export const AlreadySignedIn: Story = {
  parameters: { path: '/auth/staff?returnTo=%2Fterms-and-conditions' },
  render: () => (
    <AsStaff>
      <StaffSignInScreen />
    </AsStaff>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Terms and conditions/ })).toBeVisible();
  },
};

const reasons = [
  ...(['no-answer', 'refused', 'too-late', 'not-asked', 'not-trusted', 'other-person', 'not-secure'] as const),
  ...(['clock', 'not-accepted'] as const),
];

/** What each failure says. */
export const EveryFailure: Story = {
  render: () => (
    <Stack gap="sm">
      {reasons.map((reason) => (
        <Alert key={reason} tone="error">
          {failureWords({ name: 'Sign-in failed', reason })}
        </Alert>
      ))}
      <Alert tone="error">{failureWords({ name: 'Popup blocked by user', reason: 'blocked' })}</Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Sign-in failed|Popup blocked by user)\. [A-Z].*\.$/)).toHaveLength(10);
  },
};
