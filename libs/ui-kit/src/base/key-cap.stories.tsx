import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../data/description-list';
import { KeyCap } from './key-cap';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/KeyCap',
  component: KeyCap,
  tags: ['autodocs'],
  parameters: usage({
    use: 'in a list of keyboard shortcuts, one for each key.',
    instead:
      'A key in a sentence: its name alone. A button that does the same: the Button comes first, the key is a help.',
    words: 'What is printed on the key: one letter in capitals, `Enter`, an arrow.',
    access: 'A `kbd`. Single letters can be switched off wherever they do something (WCAG 2.1.4).',
  }),
  args: { children: 'J' },
} satisfies Meta<typeof KeyCap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLetter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('J').tagName).toBe('KBD');
  },
};
export const OneWord: Story = { args: { children: 'Enter' } };
export const InAList: Story = {
  render: () => (
    <DescriptionList
      rows={[
        { label: 'Next request', value: <KeyCap>J</KeyCap> },
        { label: 'Open the request', value: <KeyCap>Enter</KeyCap> },
      ]}
    />
  ),
};
