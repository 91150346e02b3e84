import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './avatar';
import { Cluster } from '../layout/cluster';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: usage({
    use: 'beside or instead of the name of the person who is signed in.',
    instead: 'Other people: their name. A kind of thing: an icon.',
    words: 'The first letters of first name and surname, in capitals.',
    access: 'Hidden from screen readers: the name stands beside it, or labels the button it is in.',
  }),
  args: { firstName: 'Thandi', lastName: 'Nkosi' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TN')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const BesideAName: Story = {
  render: (args) => (
    <Cluster gap="sm">
      <Avatar {...args} />
      Thandi Nkosi
    </Cluster>
  ),
};
export const OneNameOnly: Story = { args: { firstName: 'Élise', lastName: '' } };
export const NamesOfSeveralParts: Story = { args: { firstName: '  nomathemba-lindiwe', lastName: 'van der Merwe' } };
