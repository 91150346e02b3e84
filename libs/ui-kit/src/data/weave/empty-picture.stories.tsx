import { type Meta, type StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../feedback/empty-state';
import { Columns } from '../../layout/columns';
import { Text } from '../../text/text';
import { usage } from '../../testing/usage';
import { EmptyPicture } from './empty-picture';

const meta = {
  title: 'Components/EmptyPicture',
  component: EmptyPicture,
  tags: ['autodocs'],
  parameters: usage({
    use: 'above the sentence of a page or a card that has nothing to show: empty, waiting, failed, offline.',
    instead: 'A line of text in a list that happens to be empty: no picture at all.',
    words: 'The sentence says what is not there and why; a link or a button is the way on.',
    access: 'Decoration beside words that say the same: hidden from screen readers.',
  }),
  args: { kind: 'empty' },
} satisfies Meta<typeof EmptyPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyKind = () => (
  <Columns min="lg">
    <EmptyState>
      <EmptyPicture kind="empty" />
      <Text>You have no children on this policy.</Text>
      <a href="#add">Add a child</a>
    </EmptyState>
    <EmptyState>
      <EmptyPicture kind="waiting" />
      <Text>We are reading your document. This takes a minute.</Text>
    </EmptyState>
    <EmptyState>
      <EmptyPicture kind="failed" />
      <Text>Your payments could not be loaded.</Text>
      <a href="#again">Try again</a>
    </EmptyState>
    <EmptyState>
      <EmptyPicture kind="offline" />
      <Text>You are offline. This is what we knew at 14:02.</Text>
    </EmptyState>
  </Columns>
);

export const Empty: Story = {};
export const EveryKind: Story = { render: everyKind };
export const OnAPhone: Story = { render: everyKind, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { render: everyKind, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { render: everyKind, parameters: { brand: 'lwandle' } };
