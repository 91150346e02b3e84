import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Badge } from '../feedback/badge';
import { usage } from '../testing/usage';
import { MoneyList, MoneyRow } from './money-row';

const meta = {
  title: 'Components/MoneyRow',
  component: MoneyRow,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for payments and premiums in a list that is read on a phone too.',
    instead: 'Amounts that add up: AmountList. Many columns to sort by: DataTable.',
    words: 'The day in full, the amount without cents when it is whole, the state as domain and letters say it.',
    access: 'A list; what opens is a disclosure of the browser, as large as the two lines.',
  }),
  args: {
    title: '15 November 2026',
    detail: 'Debit order',
    amount: 'R 288',
    state: <Badge tone="green">Paid</Badge>,
    children: <Button variant="quiet">Proof of payment</Button>,
  },
  render: (args) => (
    <MoneyList>
      <MoneyRow {...args} />
      <MoneyRow
        title="15 October 2026"
        detail="Debit order, Nomathembakazikhanyisile Bhekizizwe-Ndlovukazi Bank"
        amount="R 1 234,50"
        state={<Badge tone="red">Returned by the bank</Badge>}
        note="Not enough money in the account. The bank tries once more on 20 October."
      />
      <MoneyRow title="15 September 2026" detail="Pay@, Shoprite" amount="R 288" />
    </MoneyList>
  ),
} satisfies Meta<typeof MoneyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePayments: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Proof of payment', hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('15 November 2026'));
    await expect(canvas.getByRole('button', { name: 'Proof of payment' })).toBeVisible();
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const SecondBrand: Story = { parameters: { brand: 'lwandle' } };
