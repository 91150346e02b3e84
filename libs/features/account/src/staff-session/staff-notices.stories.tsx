import { Card, Heading, Stack, TextField } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AsStaff, naledi } from '../testing/as-staff';
import StaffNotices from './staff-notices';

/** A page on which somebody types. */
const meta = {
  title: 'Screens/Staff session',
  component: StaffNotices,
  parameters: { path: '/update-personal-details' },
} satisfies Meta<typeof StaffNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (present: Omit<Parameters<typeof AsStaff>[0], 'children'>) => () => (
  <AsStaff staff={naledi} {...present}>
    <Stack>
      <StaffNotices />
      <Card>
        <Heading level={1}>Change personal details</Heading>
        <TextField id="email" label="Email address" defaultValue="typed@before.example" />
      </Card>
    </Stack>
  </AsStaff>
);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your sign-in has ended' }));
const expectTyped = async () => expect(screen.getByLabelText('Email address')).toHaveValue('typed@before.example');

export const AllIsWell: Story = {
  render: page({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change personal details' })).toBeVisible();
    await expect(canvas.queryByText(/sign-in/)).not.toBeInTheDocument();
  },
};

export const CannotBeRenewed: Story = {
  render: page({
    status: 'unreachable',
    failure: {
      name: 'Renew silent failed',
      reason: 'no-answer',
      detail: 'IFrame timed out without a response',
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByText(
      /^Renew silent failed: IFrame timed out without a response\. The sign-in service gave no answer\./,
    );
    await expect(notice).toHaveTextContent(/You can go on working; we keep trying\.$/);
    await expect(notice.closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expectTyped();
  },
};

export const ServiceTakesNoToken: Story = {
  globals: { viewport: { value: 'small' } },
  render: page({ failure: { name: 'Renew silent failed', reason: 'clock' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the clock of this device is wrong/)).toBeVisible();
    await expect(canvas.queryByText(/we keep trying/)).not.toBeInTheDocument();
  },
};

const failure = { name: 'Renew silent failed', reason: 'refused' } as const;

export const SignInHasEnded: Story = {
  render: page({ status: 'expired', failure, signIn: async () => null }),
  play: async ({ userEvent }) => {
    const asked = await dialog();
    await expect(asked.getByText(/^Sign in again to go on; what you typed is still here\./)).toBeVisible();
    await expect(asked.getByText(/You were signed in as Naledi Dlamini\./)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectTyped();
  },
};

export const WindowIsOpen: Story = {
  render: page({ status: 'expired', failure }),
  play: async ({ userEvent }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Sign in again' }));
    await expect(await asked.findByRole('status')).toHaveTextContent('window that has opened');
    await expect(asked.getByRole('button', { name: 'Open the window again' })).toBeEnabled();
  },
};

export const WindowBlocked: Story = {
  globals: { viewport: { value: 'small' } },
  render: page({
    status: 'expired',
    failure,
    signIn: async () => ({ name: 'Popup blocked by user', reason: 'blocked' }),
  }),
  play: async ({ userEvent }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Sign in again' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(/^Popup blocked by user\. Your browser/);
    await expect(asked.getByRole('button', { name: 'Sign in on this page' })).toBeVisible();
    await expect(asked.getByText(/what you typed here is lost/)).toBeVisible();
    await expectTyped();
  },
};

export const SomebodyElseSignedIn: Story = {
  render: page({
    status: 'expired',
    failure,
    signIn: async () => ({ name: 'Sign-in failed', reason: 'other-person' }),
  }),
  play: async ({ userEvent }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Sign in again' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('You signed in as somebody else.');
    await expect(asked.getByRole('button', { name: 'Sign in again' })).toBeEnabled();
  },
};

export const PutOff: Story = {
  render: page({ status: 'expired', failure }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Not now' }));
    await expectTyped();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect((await dialog()).getByRole('button', { name: 'Not now' })).toBeVisible();
  },
};
