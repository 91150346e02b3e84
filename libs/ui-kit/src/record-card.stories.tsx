import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge';
import { Button } from './button';
import { RecordCard } from './record-card';

const meta = {
  title: 'Components/RecordCard',
  component: RecordCard,
  args: {
    title: 'Lindiwe Nkosi',
    rows: [
      { label: 'Relationship', value: 'Biological child' },
      { label: 'Date of birth', value: '4 March 2015' },
    ],
    children: (
      <>
        <Button variant="secondary">Edit</Button>
        <Button variant="quiet">Remove</Button>
      </>
    ),
  },
} satisfies Meta<typeof RecordCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePolicy: Story = {};
export const AwaitingApproval: Story = { args: { badge: <Badge tone="amber">Awaiting approval</Badge> } };
export const NothingToDo: Story = { args: { children: null } };
export const LongWordsOnASmallScreen: Story = {
  args: {
    title: 'Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi',
    badge: <Badge tone="amber">Awaiting approval</Badge>,
    rows: [{ label: 'Email address', value: `${'averylongname'.repeat(5)}@example.co.za` }],
  },
  decorators: [
    (Card) => (
      <div style={{ width: 288 }}>
        <Card />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
