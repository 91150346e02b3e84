import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge';
import { Button } from '../actions/button';
import { Card } from './card';
import { Cluster } from './cluster';
import { Columns } from './columns';
import { Container } from './container';
import { Heading } from '../text/heading';
import { OnScreen } from '../feedback/on-screen';
import { Section } from './section';
import { Split } from './split';
import { Stack } from './stack';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Cluster, Columns, Split, Section, Container, OnScreen },
  tags: ['autodocs'],
  parameters: usage({
    use:
      'for every distance on a page: `Stack` below one another, `Cluster` beside one another, `Columns` of one width, `Split` in two, ' +
      '`Section` under a heading, `Container` for the width of the page, `OnScreen` for one size of screen.',
    instead: 'A style or a class name on a screen: never. A page: PageLayout.',
    words: 'None of their own.',
    access:
      'The order in the page is the order for keyboard and screen reader. `as` makes the box a list, a form or a section.',
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = ['Spouse', 'Children', 'Extended family'].map((name) => <Card key={name}>{name}</Card>);

export const StackOfCards: Story = { args: { children: three } };
export const ClusterOfButtons: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button>Save</Button>
        <Button variant="secondary">Cancel</Button>
      </Cluster>
      <Cluster justify="between" wrap="no">
        <Text>A line that gives way to what stands at its end, however long it is</Text>
        <Badge tone="green">Active</Badge>
      </Cluster>
    </Stack>
  ),
};
export const EqualColumns: Story = { render: () => <Columns>{three}</Columns> };
export const SplitInTwo: Story = {
  render: () => (
    <Split>
      <Card>What it is about</Card>
      <Card>What to do</Card>
    </Split>
  ),
};
export const SectionsInAContainer: Story = {
  render: () => (
    <Container width="narrow">
      <Section>
        <Heading level={2}>Who is covered</Heading>
        <Text>You, your spouse and three children.</Text>
      </Section>
    </Container>
  ),
};
export const OneSizeOfScreen: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <>
      <OnScreen size="wide">
        <Text>Only where there is room</Text>
      </OnScreen>
      <OnScreen size="small">
        <Text>Only on a phone</Text>
      </OnScreen>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only on a phone')).toBeVisible();
    await expect(canvas.getByText('Only where there is room')).not.toBeVisible();
  },
};
export const ColumnsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <Columns>{three}</Columns>,
  play: async ({ canvas }) => {
    const [one, other] = ['Spouse', 'Children'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(other?.top).toBeGreaterThan(one?.bottom ?? Infinity);
  },
};
