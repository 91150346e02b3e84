import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './documents.screen';

const meta: Meta = {
  title: 'Screens/Documents',
  component: Component,
  parameters: { scenario: 'family-active', path: '/documents' },
};
export default meta;
type Story = StoryObj;

export const ScheduleDownloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the schedule (PDF)' }));
    await expect(
      await canvas.findByText(
        /^policy-schedule-7000010012-version-\d+\.pdf is on your device\.$/,
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible();
  },
};

export const AChangeWaits: Story = {
  parameters: { scenario: 'pending-child' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A change waits for a decision/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/');
  },
};

export const DownloadFails: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Download the schedule (PDF)' });
    loaded.visit.network.break(500);
    await userEvent.click(button);
    await expect(await canvas.findByText('The schedule could not be loaded. Please try again.')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(button);
    await expect(await canvas.findByText(/is on your device/, {}, { timeout: 20_000 })).toBeVisible();
  },
};

export const LapsedHasNone: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is not possible while the status of your policy is "Lapsed".'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download the schedule (PDF)' })).toBeNull();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Policy schedule' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Your documents could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByRole('heading', { name: 'Policy schedule' })).toBeVisible();
  },
};
