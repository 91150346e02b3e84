import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/cluster';
import { Columns } from '../layout/columns';
import * as icons from '../index';
import { usage } from '../testing/usage';
import { Text } from '../text/text';
import { type IconProps } from './icon';
import { InfoIcon } from './info-icon';
import { SlowSpinnerIcon } from './slow-spinner-icon';
import { SpinnerIcon } from './spinner-icon';

const everyIcon = Object.entries(icons).filter(([name]) => name !== 'Icon' && name.endsWith('Icon')) as [
  string,
  (props: IconProps) => ReactNode,
][];

const meta = {
  title: 'Components/Icon',
  component: InfoIcon,
  tags: ['autodocs'],
  parameters: usage({
    use: 'beside a word, to find it again faster. Twenty-four of them, one a file, drawn on one grid.',
    instead: 'A sign alone that does something: IconButton. A state: Badge.',
    words: 'A word stands beside it. Where none does, `label` says what the picture says.',
    access:
      'Hidden from screen readers unless it has a label. In the colour of the text around it, also in high contrast.',
  }),
} satisfies Meta<typeof InfoIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTwentyFour: Story = {
  render: () => (
    <Columns min="sm">
      {everyIcon.map(([name, Picture]) => (
        <Cluster key={name} wrap="no">
          <Picture />
          <Text size="sm">{name}</Text>
        </Cluster>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(24);
  },
};
export const WithALabel: Story = {
  args: { label: 'Good to know' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Good to know' })).toBeVisible();
  },
};
export const Turning: Story = {
  render: () => (
    <Cluster>
      <SpinnerIcon label="Sending" />
      <SlowSpinnerIcon label="Waiting for the bank" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Sending' })).animationName).toBe('spin');
  },
};
