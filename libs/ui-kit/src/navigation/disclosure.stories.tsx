import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for something more that few people need, where they need it: "I do not have my policy number".',
    instead: 'Most people need it: say it. A hint of a field: its hint.',
    words: 'The summary says what one finds inside, in the words of whoever needs it.',
    access: 'The browser opens and closes it, by Enter, Space and by a search in the page. On paper it is open.',
  }),
  args: { summary: 'I do not have my policy number', children: <Text>Call us and we will find it.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    open: true,
    summary: 'I do not have my policy number, and I no longer have the cellphone that is on the policy',
  },
};
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('I do not have my policy number');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvas.getByText('Call us and we will find it.')).toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('Call us and we will find it.')).not.toBeVisible();
  },
};
