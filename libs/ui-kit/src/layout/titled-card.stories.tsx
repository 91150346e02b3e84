import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge';
import { Text } from '../text/text';
import { usage } from '../testing/usage';
import { TitledCard } from './titled-card';

const meta = {
  title: 'Components/Titled card',
  component: TitledCard,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one part of a page that has several: what it is about on top, its state or the way to change it beside that.',
    instead: 'One record with its facts and buttons: RecordCard. A page with only this: Card.',
    words: 'A few words that say what the part is about, no full stop.',
    access: 'A region named by its title, a heading of the second level.',
  }),
  args: { title: 'DebiCheck mandate', children: <Text>Confirmed with your bank on 3 March 2026.</Text> },
} satisfies Meta<typeof TitledCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'DebiCheck mandate' })).toBeVisible();
  },
};
export const WithItsState: Story = { args: { beside: <Badge tone="green">Confirmed</Badge> } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi',
    beside: <Badge tone="amber">Awaiting approval</Badge>,
  },
};
