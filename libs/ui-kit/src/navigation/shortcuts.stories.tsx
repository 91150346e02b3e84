import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyCap } from '../base/key-cap';
import { usage } from '../testing/usage';
import { Shortcuts } from './shortcuts';

const acts = [
  { key: 'C', label: 'Contact details' },
  { key: 'A', label: 'Bank account' },
  { key: 'H', label: 'Add a child' },
  { key: 'B', label: 'Add a beneficiary' },
];

const meta = {
  title: 'Components/Shortcuts',
  component: Shortcuts,
  tags: ['autodocs'],
  parameters: usage({
    use: 'where somebody does the same few things many times a day and knows their keys.',
    instead: 'Ways on for somebody who comes once: QuickLinks.',
    words: 'A few words each, the most frequent first. The letter is one of the words where it can be.',
    access: 'Each is a link or a button with `aria-keyshortcuts`; the cap is hidden from screen readers.',
  }),
  args: {
    children: acts.map(({ key, label }) => (
      <a key={key} href="#form" aria-keyshortcuts={key}>
        <KeyCap aria-hidden="true">{key}</KeyCap>
        {label}
      </a>
    )),
  },
} satisfies Meta<typeof Shortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithKeys: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact details' })).toHaveAttribute('aria-keyshortcuts', 'C');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
