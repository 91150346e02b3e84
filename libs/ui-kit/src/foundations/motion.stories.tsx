import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/cluster';
import { DescriptionList } from '../data/description-list';
import { SlowSpinnerIcon } from '../icons/slow-spinner-icon';
import { SpinnerIcon } from '../icons/spinner-icon';
import { SkeletonText } from '../feedback/skeleton-text';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tokenValue } from './token-value';
import { about } from '../testing/usage';

const uses = {
  'motion-fast': 'a colour changes under the pointer, a menu opens',
  'motion-calm': 'a dialog or a message arrives',
  'motion-spin': 'something is under way',
  'motion-spin-slow': 'something takes longer',
  'motion-ease': 'how what arrives slows down',
};

const meta = {
  title: 'Foundations/Motion',
  tags: ['autodocs'],
  parameters: about(
    'How long things take to come and go. Motion shows where something went, stays under 200 ms, and is nothing for whoever asks their device for less.',
  ),
  render: () => (
    <Stack>
      <Text>
        Whoever asks for less motion gets none: what arrives is there at once, and only a spinner still turns, slowly.
      </Text>
      <DescriptionList
        rows={Object.entries(uses).map(([name, use]) => ({ label: name, value: `${tokenValue(name)}: ${use}` }))}
      />
      <Cluster gap="lg">
        <SpinnerIcon />
        <SlowSpinnerIcon />
      </Cluster>
      <SkeletonText />
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};

export const SecondBrand: Story = {
  parameters: { brand: 'lwandle' },
  play: async ({ canvas }) => {
    await expect(tokenValue('motion-calm')).toBe('160ms');
    await expect(canvas.getByText(/^160ms: a dialog/)).toBeVisible();
  },
};
