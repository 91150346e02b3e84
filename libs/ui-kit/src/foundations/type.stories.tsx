import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../text/amount';
import { Heading } from '../text/heading';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tokenValue } from './token-value';
import { about } from '../testing/usage';

const meta = {
  title: 'Foundations/Type',
  tags: ['autodocs'],
  parameters: about(
    'The sizes of words and what each is for. Three in one block at most, weight before size, figures all of one width. Fonts are those a device has: nothing is fetched.',
  ),
  render: () => (
    <Stack>
      <Heading level={1}>Your family’s cover, in one place</Heading>
      <Heading level={2}>Who is covered</Heading>
      <Heading level={3}>Lindiwe Nkosi</Heading>
      <Heading level={4}>Personal details</Heading>
      <Text size="lg">A sentence on what a page is for.</Text>
      <Text>
        Words as they stand on every page: a claim for <Amount>R 30 000</Amount> is paid within two days.
      </Text>
      <Text size="sm" tone="muted">
        A word in passing.
      </Text>
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};

export const SecondBrand: Story = {
  parameters: { brand: 'lwandle' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(tokenValue('font-heading')).toContain('serif');
    await expect(getComputedStyle(heading).fontFamily).toContain('Charter');
    await expect(getComputedStyle(document.body).fontFamily).not.toContain('Charter');
  },
};
