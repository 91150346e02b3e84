import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './tabs';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for two to five views of one thing, of which people want one at a time: cover, costs and documents of a plan.',
    instead:
      'Something people compare or read in order: headings. Steps: ProgressSteps. Ways to other pages: links. One thing that few ' +
      'need: Disclosure.',
    words: 'One or two words, a noun. The first tab is what most people come for.',
    access:
      'Tab goes to the chosen tab and then into its panel; arrow keys, Home and End choose. Give the list a name with `label`. ' +
      'On paper only the chosen panel is printed.',
  }),
  args: {
    label: 'Family plan',
    tabs: [
      { id: 'cover', label: 'Cover', panel: <Text>R 50 000 for you and your spouse.</Text> },
      { id: 'costs', label: 'Costs', panel: <Text>R 245 a month, by debit order.</Text> },
      { id: 'terms', label: 'Terms', panel: <Text>Six months of waiting for natural causes.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTab: Story = {};
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Costs' }));
    await expect(canvas.getByRole('tab', { name: 'Costs', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Costs' })).toHaveTextContent('R 245 a month');
    await expect(canvas.getByText(/R 50 000/)).not.toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(shown()).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Costs'],
      ['End', 'Terms'],
      ['ArrowRight', 'Cover'],
      ['ArrowLeft', 'Terms'],
      ['Home', 'Cover'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(shown()).toHaveTextContent(name ?? '');
      await expect(shown()).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Cover' })).toHaveFocus();
  },
};
export const ChosenElsewhere: Story = {
  args: { onSelect: fn() },
  render: function RemembersInTheAddress(args) {
    const [selected, setSelected] = useState('terms');
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(id) => {
          setSelected(id);
          args.onSelect?.(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Terms', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cover' }));
    await expect(args.onSelect).toHaveBeenCalledWith('cover');
    await expect(canvas.getByRole('tabpanel', { name: 'Cover' })).toBeVisible();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    tabs: [
      { id: 'cover', label: 'Who is covered', panel: <Text>Everybody you named.</Text> },
      { id: 'costs', label: 'What it costs', panel: null },
      { id: 'documents', label: 'Documents and letters', panel: null },
      { id: 'history', label: 'What has changed', panel: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
