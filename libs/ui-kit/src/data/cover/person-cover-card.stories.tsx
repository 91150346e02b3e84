import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack';
import { everyState, familyOfFive } from '../../testing/a-covered-family';
import { usage } from '../../testing/usage';
import { PersonCoverCard } from './person-cover-card';

const meta = {
  title: 'Components/PersonCoverCard',
  component: PersonCoverCard,
  tags: ['autodocs'],
  parameters: usage({
    use: 'at the head of the page of one person.',
    instead: 'Everybody on a policy: CoverCard.',
    words: 'The sentence and the amount of that person in the cover card, word for word.',
    access: 'A region named "Cover". The bar repeats what the words say.',
  }),
  args: { person: everyState[2] ?? familyOfFive[0]!, next: 'Covered for natural causes from 1 June 2027' },
} satisfies Meta<typeof PersonCoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartStillWaits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cover' })).toHaveTextContent('R 10 000');
  },
};

const every = () => (
  <Stack>
    {everyState.map((person) => (
      <PersonCoverCard key={person.id} person={person} aria-label={`Cover of ${person.name}`} />
    ))}
  </Stack>
);
export const EveryState: Story = { render: every };
export const OnASmallPhone: Story = { render: every, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { render: every, parameters: { theme: 'dark' } };
