import { notificationEndpoints, type NotificationPage } from '@portal/contract';
import { chooseFile } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type QueryClient } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { Component as NotificationsScreen } from './notifications.screen';

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  parameters: { scenario: 'many-notifications', path: '/notifications' },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { route } = notificationEndpoints.notifications;

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByText('Page 1 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
  },
};

/** Ten thousand messages, a thousand pages: no page lists them all. */
export const TenThousand: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText('Page 1 of 5');
    const client: QueryClient = loaded.visit.auth.client;
    const pages = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === route };
    client.setQueriesData<NotificationPage>(
      pages,
      (page) => page && { ...page, totalPages: 1000, totalRecords: 10_000 },
    );
    await expect(await canvas.findByText('Page 1 of 1000')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const LastPage: Story = {
  parameters: { path: '/notifications?page=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 5 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Mark as read/ })).not.toBeInTheDocument();
  },
};

export const Few: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /Mark as read/ })).toHaveLength(1);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
};

/** The message about a request says what it waits for, and no longer once it was sent. */
export const NewbornWithoutBirthCertificate: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const message = within(await canvas.findByRole('article'));
    await expect(await message.findByText('Birth certificate missing')).toBeVisible();
    await userEvent.click(message.getByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await userEvent.click(message.getByRole('button', { name: 'Send' }));
    await expect(await message.findByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();
    await waitFor(() => expect(message.queryByText('Birth certificate missing')).toBeNull());
  },
};

export const ReadsTheNewOnes: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Mark as read/ }));
    await expect(await canvas.findByText('You have read everything.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const Empty: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You currently have no notifications.')).toBeVisible();
  },
};

export const Loading: Story = loading('Loading notifications');

export const FailsUntilReload: Story = failsUntilReload(
  'An error occurred while loading notifications',
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
);
