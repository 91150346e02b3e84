import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { Card } from './card';
import { Columns } from './columns';
import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: usage({
    use: 'to hold together what belongs together: a form, a summary, a group of facts.',
    instead: 'One record with its facts and buttons: RecordCard. Something to notice: Alert. A whole page: PageLayout.',
    words: 'Begin with a heading unless the page has only this card.',
    access:
      'A plain box. Use `as="section"` with `aria-labelledby` where it is a part of the outline. No card in a card.',
  }),
  args: {
    children: (
      <>
        <Heading level={2} size="md">
          Your premium
        </Heading>
        <Text>R 245 a month, by debit order on the 1st.</Text>
        <Button variant="secondary">Change how you pay</Button>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SideBySide: Story = {
  render: (args) => (
    <Columns>
      <Card {...args} />
      <Card {...args} />
    </Columns>
  ),
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: (
      <>
        <Heading level={2} size="md">
          Nomathemba-Lindiwe Nkosi-Vandermerwe-Matsimbi
        </Heading>
        <Text>{`${'averylongname'.repeat(5)}@example.co.za`}</Text>
        <Button>Change how you pay and when you pay it</Button>
      </>
    ),
  },
};
