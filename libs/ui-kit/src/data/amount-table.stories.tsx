import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../layout/card';
import { usage } from '../testing/usage';
import { AmountTable } from './amount-table';

const meta = {
  title: 'Components/AmountTable',
  component: AmountTable,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for what each of two to four cases pays or costs, line by line, in a narrow place too.',
    instead:
      'One case: AmountList. What is and what would be: ComparisonTable. Many rows that are no amounts: DataTable.',
    words:
      'Amounts come formatted: `R 1 250`. A column is named in a word or two, `differing` says what rows differ by.',
    access: 'A table of its own roles, never cards. A row that differs says so to those who do not see its weight.',
  }),
  args: {
    caption: 'What would be paid',
    columns: ['Illness or old age', 'An accident', 'Not known yet'],
    differing: 'depends on the cause',
    rows: [
      { label: 'Cover', amounts: ['R 20 000', 'R 20 000', 'R 20 000'] },
      { label: 'Accidental death', amounts: [null, 'R 20 000', null], differs: true },
      { label: 'Paid at once', amounts: ['R 20 000', 'R 40 000', 'R 20 000'], differs: true, isTotal: true },
    ],
  },
  decorators: [
    (Table) => (
      <Card>
        <Table />
      </Card>
    ),
  ],
} satisfies Meta<typeof AmountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCases: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What would be paid' }));
    await expect(table.getByRole('rowheader', { name: /^Accidental death ?, depends on the cause$/ })).toBeVisible();
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
  },
};
export const FourOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    columns: ['Illness or old age (as reported)', 'An accident, Violence by somebody else', 'Suicide', 'Not known yet'],
    rows: [{ label: 'Cover', amounts: ['R 100 000', 'R 100 000', 'Nothing', 'R 100 000'], differs: true }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
