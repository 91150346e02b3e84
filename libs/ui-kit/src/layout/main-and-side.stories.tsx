import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from './card';
import { MainAndSide } from './main-and-side';
import { Text } from '../text/text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/MainAndSide',
  component: MainAndSide,
  tags: ['autodocs'],
  parameters: usage({
    use: 'on a page whose one answer has facts that belong beside it: home.',
    instead: 'Links beside a page: PageLayout. Two equal halves: Split. Equal columns: Columns.',
    words: 'None of its own.',
    access: 'Read and tabbed through in the order of a phone: what matters most first.',
  }),
  args: {
    children: (
      <Card>
        <Text>The answer.</Text>
      </Card>
    ),
    side: (
      <Card>
        <Text>What belongs to it.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof MainAndSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
