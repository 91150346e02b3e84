import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { Cluster } from '../layout/cluster';
import { Columns } from '../layout/columns';
import { type IconProps } from '../icons/icon';
import * as parts from '../index';
import { Text } from '../text/text';

const everyIcon = Object.entries(parts).filter(([name]) => name.endsWith('Icon')) as [
  string,
  (props: IconProps) => ReactNode,
][];

const meta = {
  title: 'Foundations/Icons',
  render: () => (
    <Columns min="sm">
      {everyIcon.map(([name, Picture]) => (
        <Cluster key={name} align="center" gap="sm">
          <Picture />
          <Text size="sm">{name}</Text>
        </Cluster>
      ))}
    </Columns>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const SecondBrandDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };
