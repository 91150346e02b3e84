import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import * as icons from './index';
import { Cluster } from './cluster';
import { Columns } from './columns';
import { Card } from './card';
import { Heading } from './heading';
import { type IconProps } from './icons/icon';
import { Stack } from './stack';
import { Text } from './text';

const meta = { title: 'Foundations/Overview' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colours = [
  ...['page', 'surface', 'sunken', 'evergreen', 'evergreen-deep', 'text', 'text-muted', 'link', 'line', 'field-line'],
  ...['primary', 'primary-hover', 'primary-tint', 'danger', 'focus', 'marigold', 'clay'],
  ...['green', 'amber', 'red', 'grey', 'blue'].flatMap((tone) => [tone, `${tone}-tint`, `${tone}-line`]),
];

export const Colours: Story = {
  render: () => (
    <Columns min="sm">
      {colours.map((name) => (
        <Card key={name}>
          <div style={{ height: '3rem', background: `var(--color-${name})`, borderRadius: 'var(--radius-sm)' }} />
          <Text size="sm">--color-{name}</Text>
        </Card>
      ))}
    </Columns>
  ),
};

export const Typography: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Your family’s cover, in one place</Heading>
      <Heading level={2}>Who is covered</Heading>
      <Heading level={3}>Lindiwe Nkosi</Heading>
      <Heading level={4}>Personal details</Heading>
      <Text size="lg">A sentence on what a page is for.</Text>
      <Text>Words as they stand on every page.</Text>
      <Text size="sm" tone="muted">
        A word in passing.
      </Text>
    </Stack>
  ),
};

const everyIcon = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [
  string,
  (props: IconProps) => ReactNode,
][];

export const Icons: Story = {
  render: () => (
    <Columns min="sm">
      {everyIcon.map(([name, Picture]) => (
        <Cluster key={name}>
          <Picture />
          <Text size="sm">{name}</Text>
        </Cluster>
      ))}
    </Columns>
  ),
};
