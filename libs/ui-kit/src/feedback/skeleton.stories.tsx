import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns';
import { Skeleton } from './skeleton';
import { SkeletonCard } from './skeleton-card';
import { SkeletonCards } from './skeleton-cards';
import { SkeletonText } from './skeleton-text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonCard, SkeletonCards },
  tags: ['autodocs'],
  parameters: usage({
    use: 'in the place of what is being loaded, in its shape and size, so that nothing jumps when it comes.',
    instead: 'A change is being sent: a busy Button. A wait of many seconds: say in words what is going on.',
    words: 'None. What holds it may be named: `aria-label="Loading"`.',
    access:
      'The pieces are hidden from screen readers; `SkeletonText` and `SkeletonCard` say "Loading" once, `SkeletonCards` says what is loaded. Still for people who asked for less motion.',
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Lines: Story = {
  render: () => <SkeletonText />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};
export const Card: Story = { render: () => <SkeletonCard /> };
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const SeveralCards: Story = {
  render: () => (
    <Columns>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Columns>
  ),
};
export const NamedCards: Story = {
  render: () => <SkeletonCards count={2} label="Loading your policies" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading your policies' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } }, render: () => <SkeletonCard /> };
