import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';
import { SkeletonCard } from './skeleton-card';
import { SkeletonText } from './skeleton-text';

const meta = {
  title: 'Components/States',
  component: ErrorState,
  args: { onReload: fn(), children: 'An error occurred while loading notifications' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Reloading: Story = { args: { reload: 'busy' } };
export const Empty: Story = { render: () => <EmptyState>You currently have no notifications.</EmptyState> };
export const LoadingCard: Story = { render: () => <SkeletonCard /> };
export const LoadingText: Story = { render: () => <SkeletonText /> };
export const LoadingPicture: Story = { render: () => <Skeleton shape="circle" /> };
