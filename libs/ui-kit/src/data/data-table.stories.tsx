import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amount } from '../text/amount';
import { Badge } from '../feedback/badge';
import { Card } from '../layout/card';
import { DataTable } from './data-table';
import { type DataColumn } from './data-column';
import { usage } from '../testing/usage';

interface Payment {
  id: string;
  date: string;
  paidOn: number;
  method: string;
  amount: number;
  status: 'Paid' | 'Unpaid';
}

const payments: Payment[] = [
  { id: 'c', date: '1 November 2026', paidOn: 20261101, method: 'Debit order', amount: 245, status: 'Unpaid' },
  { id: 'b', date: '4 October 2026', paidOn: 20261004, method: 'Pay@', amount: 1245, status: 'Paid' },
  { id: 'a', date: '1 September 2026', paidOn: 20260901, method: 'Debit order', amount: 189, status: 'Paid' },
];
const columns: DataColumn<Payment>[] = [
  { key: 'date', label: 'Date', cell: ({ date }) => date },
  { key: 'method', label: 'How', cell: ({ method }) => method },
  {
    key: 'status',
    label: 'State',
    cell: (row) => <Badge tone={row.status === 'Paid' ? 'green' : 'red'}>{row.status}</Badge>,
  },
  { key: 'amount', label: 'Amount', align: 'end', cell: ({ amount }) => <Amount>R {amount}</Amount> },
];
const sortable: DataColumn<Payment>[] = columns.map((column) => {
  if (column.key === 'date') return { ...column, sortBy: (row: Payment) => row.paidOn };
  if (column.key === 'amount') return { ...column, sortBy: (row: Payment) => row.amount };
  return column;
});

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Payment>,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for many records of one kind that are looked through and compared: payments, documents.',
    instead:
      'What is known about one thing: DescriptionList. A few records with buttons of their own: RecordCard. No rows: EmptyState. ' +
      'Rows on their way: SkeletonCard.',
    words:
      'The caption says what the table holds. Headers are one or two words. Amounts stand at the end, dates in words.',
    access:
      'A table with a caption, headers for columns and rows, for screen readers also where it is drawn as cards. A header that sorts ' +
      'is a button and says which way (`aria-sort`). The first column names its row.',
  }),
  args: { caption: 'Payments', columns, rows: payments, rowKey: ({ id }: Payment) => id },
  decorators: [
    (Table) => (
      <Card>
        <Table />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const amounts = (canvas: { getAllByText: (words: RegExp) => HTMLElement[] }) =>
  canvas.getAllByText(/^R \d/).map((amount) => amount.textContent);

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '4 October 2026' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Compact: Story = { args: { density: 'compact' } };
export const LongBadgeInACompactRow: Story = {
  args: {
    density: 'compact',
    columns: columns.map((column) =>
      column.key === 'status'
        ? {
            ...column,
            cell: () => <Badge>With Nomathamsanqa-Nkosazana Buhlebenkosi Janse van Rensburg-Mthethwandaba</Badge>,
          }
        : column,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payments' });
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.offsetWidth ?? 0);
  },
};
export const Sorted: Story = {
  args: { columns: sortable, sortedBy: { key: 'date', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('columnheader', { name: 'Date' });
    const amount = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(amount).getByRole('button'));
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(date).toHaveAttribute('aria-sort', 'none');
    await expect(amounts(canvas)).toEqual(['R 189', 'R 245', 'R 1245']);
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(amounts(canvas)).toEqual(['R 1245', 'R 245', 'R 189']);
  },
};
export const WordsKeptWhole: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, wrap: column.key === 'method' ? 'words' : 'no' })),
    rows: payments.map((row) => ({
      ...row,
      method: `${row.method} of the account of the policyholder’s employer`.repeat(4),
    })),
  },
  play: async ({ canvas }) => {
    const [, state] = within(canvas.getByRole('row', { name: /4 October 2026/ })).getAllByRole('cell');
    await expect(state).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};
export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /4 October 2026/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const [how, state] = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect());
    await expect(state?.top).toBeGreaterThanOrEqual(how?.bottom ?? Infinity); // below one another
  },
};
export const SortedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: sortable, sortedBy: { key: 'date', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(amounts(canvas)).toEqual(['R 189', 'R 245', 'R 1245']);
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        id: 'long',
        date: '30 September 2026',
        paidOn: 20260930,
        method: 'Electronic transfer to our account with the policy number 7000010012 as reference',
        amount: 123456,
        status: 'Paid',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
