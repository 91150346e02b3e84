import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure';
import { Text } from './text';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'I do not have my policy number', children: <Text>Call us and we will find it.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('I do not have my policy number');
    await userEvent.click(summary);
    await expect(canvas.getByText('Call us and we will find it.')).toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('Call us and we will find it.')).not.toBeVisible();
  },
};
