import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as ConfirmDetailsScreen } from './confirm-details.screen';

const meta = {
  title: 'Screens/Confirm details',
  component: ConfirmDetailsScreen,
  parameters: { scenario: 'yearly-check', path: '/confirm-details' },
} satisfies Meta<typeof ConfirmDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnceAYear: Story = {
  play: async ({ canvas, userEvent }) => {
    // The page is drawn anew once its parts have come.
    await waitFor(() => expect(canvas.getByText('Neo Tau')).toBeVisible());
    const covered = within(canvas.getByRole('region', { name: 'Who is covered' }));
    await expect(covered.getByText(/^Biological child, born \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(covered.getByRole('link', { name: 'Change who is covered' })).toHaveAttribute('href', '/dependants');
    const paid = within(canvas.getByRole('region', { name: 'Who is paid' }));
    await expect(paid.getByText('Lerato Tau, spouse')).toBeVisible();
    await expect(canvas.getByText(/^You last said so on \d+ October 2025\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, everything is right' }));
    await expect(await canvas.findByText(/^You last said so on 20 November 2026\.$/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = { parameters: { scenario: 'long-names' }, globals: { viewport: { value: 'small' } } };

export const WithoutCover: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to confirm on this policy now.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
  },
};

export const ForStaff: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012', scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the policyholder can confirm this.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Yes, everything is right' })).toBeVisible();
});
