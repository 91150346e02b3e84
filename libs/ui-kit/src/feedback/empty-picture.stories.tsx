import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/columns';
import { Text } from '../text/text';
import { usage } from '../testing/usage';
import { EmptyPicture } from './empty-picture';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

const meta = {
  title: 'Components/EmptyPicture',
  component: EmptyPicture,
  tags: ['autodocs'],
  parameters: usage({
    use: 'by EmptyState and ErrorState, above their sentence: empty, waiting, failed, offline.',
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
      <Text>You have no children on this policy.</Text>
      <a href="#add">Add a child</a>
    </EmptyState>
    <EmptyState picture="waiting">
      <Text>We are reading your document. This takes a minute.</Text>
    </EmptyState>
    <ErrorState onReload={() => undefined}>Your payments could not be loaded.</ErrorState>
    <ErrorState kind="offline" onReload={() => undefined}>
      You are offline. We load this as soon as there is a network.
    </ErrorState>
  </Columns>
);

export const Empty: Story = {};
export const EveryKind: Story = { render: everyKind };
export const OnAPhone: Story = { render: everyKind, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { render: everyKind, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { render: everyKind, parameters: { brand: 'lwandle' } };
