import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Amount } from './amount';
import { ChangingText } from './changing-text';
import { Heading } from './heading';
import { List } from './list';
import { Stack } from '../layout/stack';
import { Text } from './text';
import { usage } from '../testing/usage';
import { VisuallyHidden } from '../base/visually-hidden';

const meta = {
  title: 'Components/Text',
  component: Text,
  subcomponents: { ChangingText, Heading, List, Amount, VisuallyHidden },
  tags: ['autodocs'],
  parameters: usage({
    use: 'for every word on a page: `Heading`, `Text`, `List`, `Amount`, and `VisuallyHidden` for words only a screen reader needs.',
    instead: 'A title of a page: PageHeader. Facts: DescriptionList. Something to notice: Alert.',
    words: 'Short sentences, plain words, "you" and "we". A date in words, an amount as R 1 250.',
    access:
      'A heading’s `level` is its place in the outline, its `size` only how large it is. Text is no wider than is good to read.',
  }),
  args: { children: 'Your cover stays as it is until we have approved the change.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const SmallAndMuted: Story = { args: { size: 'sm', tone: 'muted' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Success: Story = { args: { tone: 'success' } };
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Your family’s cover, in one place</Heading>
      <Heading level={2}>Who is covered</Heading>
      <Heading level={3}>Lindiwe Nkosi</Heading>
      <Heading level={4}>Personal details</Heading>
      <Heading level={2} size="sm">
        Second in the outline, small to the eye
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
export const Lists: Story = {
  render: () => (
    <Stack>
      {(['bullet', 'number', 'plain'] as const).map((kind) => (
        <List key={kind} kind={kind}>
          <li>Proof of study</li>
          <li>A certified copy of the ID</li>
        </List>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
};
export const AmountInASentence: Story = {
  args: {
    children: (
      <>
        Pay <Amount>R 1 250</Amount>
        <VisuallyHidden> rand</VisuallyHidden> before 1 December 2026.
      </>
    ),
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: `${'averylongname'.repeat(5)}@example.co.za` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Whether what was typed is saved, on a phone: the button below stays where it is. */
export const Changing: Story = {
  render: function Changing() {
    const [isSaved, setIsSaved] = useState(false);
    return (
      <Stack style={{ width: '16rem' }}>
        <ChangingText size="sm" tone="muted" longest="Saved 14:02. You can leave and go on later, on any device.">
          {isSaved ? 'Saved 14:02. You can leave and go on later, on any device.' : 'Saving'}
        </ChangingText>
        <Button onClick={() => setIsSaved(true)}>Add your spouse</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    const words = await canvas.findByText(/^Saved 14:02/);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(30); // two lines
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};
