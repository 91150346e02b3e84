import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aYear } from '../../testing/a-year';
import { usage } from '../../testing/usage';
import { PremiumWeave } from './premium-weave';

const meta = {
  title: 'Components/PremiumWeave',
  component: PremiumWeave,
  tags: ['autodocs'],
  parameters: usage({
    use: 'where somebody asks whether the premiums of the last months are paid.',
    instead: 'Every payment with its amount: MoneyList. One amount: Figure.',
    words: 'It writes its own sentence: how many are paid, and by name which are not. Say what to do beside it.',
    access:
      'The band is a picture of the sentence beneath it; a list that only screen readers hear names each month. Full, half, dashed, thick ' +
      'and dotted differ without colour.',
  }),
  args: { months: aYear() },
} satisfies Meta<typeof PremiumWeave>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyState = aYear({
  'December 2025': 'none',
  'September 2026': 'part',
  'October 2026': 'unpaid',
  'November 2026': 'due',
});

export const AllPaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 12 premiums are paid.')).toBeVisible();
    await expect(canvas.getByText('March 2026: paid')).toBeInTheDocument();
  },
};
export const EveryState: Story = {
  args: { months: everyState },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('October 2026: not paid')).toBeInTheDocument();
  },
};
export const OneMonth: Story = { args: { months: aYear().slice(-1) } };
export const OnASmallPhone: Story = { args: { months: everyState }, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { args: { months: everyState }, parameters: { theme: 'dark' } };
export const SecondBrand: Story = { args: { months: everyState }, parameters: { brand: 'lwandle' } };
export const SecondBrandDark: Story = {
  args: { months: everyState },
  parameters: { brand: 'lwandle', theme: 'dark' },
};
