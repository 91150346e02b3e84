import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookInto } from '../testing/acts';
import { Component } from './history.screen';

const meta = {
  title: 'Screens/History',
  component: Component,
  parameters: { scenario: 'family-active', path: '/history' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhoSignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signed in', level: 3 })).toBeVisible();
    await expect(canvas.getByText(/^You, at \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See only who of our staff looked' })).toHaveAttribute(
      'href',
      '/access-log',
    );
  },
};

export const ForStaff: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'History', level: 1 });
    await lookInto(loaded.visit.auth, '7000010012');
    await expect(await canvas.findByRole('heading', { name: 'Opened your policy', level: 3 })).toBeVisible();
    await expect(canvas.getByText(/, Consultant, at 12:00$/)).toBeVisible();
  },
};

export const EmptyBeyondTheEnd: Story = {
  parameters: { path: '/history?page=9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing on this page.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The list could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Signed in', level: 3 })).toBeVisible();
});
