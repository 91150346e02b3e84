import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './barcode';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Barcode',
  component: Barcode,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for a number that is scanned at a till, such as the Pay@ number. It needs no network.',
    instead: 'The number is only read out or typed: text with a CopyButton.',
    words: 'The number stands beneath in groups of four, as a cashier types it. Say above it where it can be paid.',
    access:
      'The picture has a name, the number is text. Black on white in every theme and in high contrast, and on paper.',
  }),
  args: { value: '1999997000010012', label: 'Barcode of your Pay@ number' },
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PayAtNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();
    await expect(canvas.getByText('1999 9970 0001 0012')).toBeVisible();
  },
};
export const LettersAndDigits: Story = { args: { value: 'INV-2026/11', label: 'Barcode of the invoice' } };
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('img').getBoundingClientRect();
    await expect(bars.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(bars.width / 143).toBeGreaterThan(1.5); // a till reads 0.4 mm a module
  },
};
export const NotSayableInCode128: Story = {
  args: { value: 'Nkosí' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Nkos í')).toBeVisible();
  },
};
