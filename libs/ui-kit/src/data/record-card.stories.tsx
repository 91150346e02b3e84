import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge';
import { Button } from '../actions/button';
import { RecordCard } from './record-card';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/RecordCard',
  component: RecordCard,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one person or thing on the policy: name, state, facts, and what can be done with it.',
    instead: 'Facts without a name or buttons: DescriptionList in a Card. Many records that are compared: DataTable.',
    words:
      'The title is the name. Two to six facts, the rest on the page of the record. Edit first, Remove last and quiet.',
    access:
      'An article named by its title; set `level` to fit the outline. Buttons of several cards on one page need names that differ: ' +
      '`aria-label="Edit Lindiwe Nkosi"`.',
  }),
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
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /Nomathemba/ });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
