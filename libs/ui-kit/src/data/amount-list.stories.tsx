import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountList } from './amount-list';
import { Card } from '../layout/card';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/AmountList',
  component: AmountList,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for what each thing costs or pays, with or without a total.',
    instead:
      'Values that are no amounts: DescriptionList. One amount that matters most: Figure. Many rows and columns: DataTable.',
    words: 'Amounts come formatted: `R 1 250`. The total says what it adds up: "Premium a month".',
    access: 'Terms and definitions. Figures of one width; an amount is never broken over two lines.',
  }),
  args: {
    rows: [
      { label: 'Main member', amount: 'R 50 000' },
      { label: 'Spouse', amount: 'R 50 000' },
      { label: 'Children 0-5', amount: 'R 12 500' },
    ],
  },
  decorators: [
    (Amounts) => (
      <Card>
        <Amounts />
      </Card>
    ),
  ],
} satisfies Meta<typeof AmountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {};
export const WithTotal: Story = { args: { total: { label: 'Premium a month', amount: 'R 245' } } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { rows: [{ label: 'A label with a good many words in it', amount: 'R 1 250 000' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R 1 250 000').getClientRects()).toHaveLength(1);
  },
};
