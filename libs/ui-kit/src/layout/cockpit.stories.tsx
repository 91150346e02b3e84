import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text';
import { usage } from '../testing/usage';
import { Cockpit } from './cockpit';
import { TitledCard } from './titled-card';

const column = (title: string) => (
  <div key={title}>
    <TitledCard title={title}>
      <Text>What is needed while somebody talks.</Text>
    </TitledCard>
  </div>
);

const meta = {
  title: 'Components/Cockpit',
  component: Cockpit,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the one page from which staff answer a call: everything in sight, nothing to scroll to.',
    instead: 'Any other page: PageLayout. Equal things side by side: Columns.',
    words: 'The name of whom it is about, and beside it what tells them from others.',
    access: 'The name is the heading of the page. In one column the order is that of the columns.',
  }),
  args: {
    title: 'Thandi Nkosi',
    beside: <Text tone="muted">Gold Family Plan, policy 7000010012</Text>,
    children: ['The answer', 'Money', 'What can be done'].map(column),
  },
} satisfies Meta<typeof Cockpit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
};
export const OneOnAPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
