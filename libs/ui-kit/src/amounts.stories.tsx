import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountList } from './amount-list';
import { Card } from './card';
import { Columns } from './columns';
import { Figure } from './figure';
import { Hero } from './hero';

const meta = {
  title: 'Components/Amounts',
  component: AmountList,
  args: {
    rows: [
      { label: 'Main member', amount: 'R 50 000.00' },
      { label: 'Spouse', amount: 'R 50 000.00' },
      { label: 'Children 0-5', amount: 'R 12 500.00' },
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
export const WithTotal: Story = { args: { total: { label: 'Premium a month', amount: 'R 245.00' } } };
export const Figures: Story = {
  render: () => (
    <Hero>
      <Columns>
        <Figure value="R 50 000.00" caption="Cover for you" />
        <Figure value="R 245.00" caption="Premium a month" />
      </Columns>
    </Hero>
  ),
};
export const NeverBrokenOverTwoLines: Story = {
  args: { rows: [{ label: 'A label with a good many words in it', amount: 'R 1 250 000.00' }] },
  decorators: [
    (Amounts) => (
      <div style={{ width: 240 }}>
        <Amounts />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R 1 250 000.00').getClientRects()).toHaveLength(1);
  },
};
