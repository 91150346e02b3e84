import { type ApprovalAction, approvalEndpoints } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NotificationsButton } from './notifications-button';

const meta = {
  title: 'Screens/Notifications dropdown',
  component: NotificationsButton,
  parameters: { scenario: 'many-notifications' },
} satisfies Meta<typeof NotificationsButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(bell).toHaveAccessibleName(/^Notifications \d+ unread$/));
  },
};

export const TwoLatest: Story = {
  play: async (play) => {
    const dialog = await open(play);
    const [first, second, ...more] = await dialog.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/debit order|mandate/i);
    await expect(second).toBeVisible();
    await expect(more).toHaveLength(0);
    await expect(dialog.getByRole('list').tagName).toBe('OL');
    const all = dialog.getByRole('link', { name: 'View all notifications' });
    await expect(all).toHaveAttribute('href', '/notifications');
  },
};

/** What blocks a request stands above the latest messages, however many have come since; a declined request waits for nothing. */
export const NewbornWithoutBirthCertificate: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async (play) => {
    const dialog = await open(play);
    await expect(await dialog.findByText('Birth certificate missing')).toBeVisible();
    await expect(
      dialog.getByText(/^Retabile is not covered yet\. The request cannot be approved before/),
    ).toBeVisible();
    const send = dialog.getByRole('link', { name: 'Send the birth certificate' });
    await expect(send).toHaveAttribute('href', expect.stringMatching(/^\/child\/new-details\//));
    const { auth, scenario } = play.loaded.visit;
    const policyNumber = scenario.signIn;
    const pending = await auth.api.call(approvalEndpoints.pendingApprovalActions, { policyNumber });
    const added = pending.success && pending.data.find((action: ApprovalAction) => action.actionType === 'ADD_CHILD');
    if (!added) throw new Error('No child was added');
    const decline = { decision: 'DECLINE' as const, comment: 'We add her later' };
    await auth.api.call(approvalEndpoints.updateApprovalAction, { policyNumber, id: added.id }, decline);
    await auth.client.invalidateQueries();
    await waitFor(() => expect(dialog.queryByText('Birth certificate missing')).toBeNull());
    await expect(dialog.getAllByRole('listitem')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async (play) => {
    const dialog = await open(play);
    await expect(await dialog.findByText('You currently have no notifications.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async (play) => {
    const dialog = await open(play);
    await expect(await dialog.findByLabelText('Loading notifications')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async (play) => {
    const dialog = await open(play);
    await expect(await dialog.findByText('An error occurred while loading notifications')).toBeVisible();
    play.loaded.visit.network.mend();
    await play.userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
  },
};
