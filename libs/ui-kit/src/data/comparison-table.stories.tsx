import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amount } from '../text/amount';
import { Card } from '../layout/card';
import { ComparisonTable } from './comparison-table';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  tags: ['autodocs'],
  parameters: usage({
    use: 'wherever somebody decides on a change: what is now, what would be, and which of it differs.',
    instead: 'Nothing to compare with: DescriptionList. Many records: DataTable.',
    words:
      'Rows in the order of the form, labels as on the form; of an update what differs first, the rest on request. Empty is "-". ID ' +
      'and account numbers are masked; two that look alike after masking say "Number changed".',
    access:
      'A table for screen readers on every width. "Changed" and "Will be removed" are words; the weight and the line through only ' +
      'repeat them.',
  }),
  args: {
    caption: 'Lindiwe Nkosi: what would change',
    rows: [
      { label: 'First name', current: 'Lindiwe', proposed: 'Lindiwe' },
      { label: 'Surname', current: 'Nkosi', proposed: 'Mokoena', changed: true },
      { label: 'ID number', current: '15•••••••••81', proposed: '15•••••••••81', changed: 'Number changed' },
      { label: 'Studying full time', current: 'No', proposed: 'Yes', changed: true },
      { label: 'School or institution', proposed: 'University of Johannesburg', changed: true },
      { label: 'Cover', current: <Amount>R 12 500</Amount>, proposed: <Amount>R 12 500</Amount> },
    ],
  },
  decorators: [
    (Table) => (
      <Card>
        <Table />
      </Card>
    ),
  ],
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');

export const Update: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('row', { name: /First name/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything (2 more)' }));
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Detail',
      'Current',
      'Proposed',
      'Changed',
    ]);
    const surname = canvas.getByRole('row', { name: /Surname/ });
    await expect(cellsOf(surname).map((cell) => cell.textContent)).toEqual(['Nkosi', 'Mokoena', 'Changed']);
    await expect(cellsOf(canvas.getByRole('row', { name: /First name/ }))[2]).toHaveTextContent('Not changed');
    await expect(cellsOf(canvas.getByRole('row', { name: /ID number/ }))[2]).toHaveTextContent('Number changed');
    await expect(cellsOf(canvas.getByRole('row', { name: /School/ }))[0]).toHaveTextContent('-');
  },
};
export const Addition: Story = {
  args: {
    kind: 'addition',
    caption: 'Sipho Nkosi: what would be added',
    rows: [
      { label: 'First name', proposed: 'Sipho' },
      { label: 'Surname', proposed: 'Nkosi' },
      { label: 'Date of birth', proposed: '14 February 2026' },
      { label: 'Cellphone number', proposed: null },
    ],
  },
};
export const Removal: Story = {
  args: {
    kind: 'removal',
    caption: 'Sipho Nkosi: what would be removed',
    rows: [
      { label: 'First name', current: 'Sipho' },
      { label: 'Surname', current: 'Nkosi' },
      { label: 'Cover', current: <Amount>R 12 500</Amount> },
    ],
  },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('row', { name: /Cover/ });
    await expect(within(cover).getByRole('deletion')).toHaveTextContent('R 12 500');
    await expect(cellsOf(cover)[1]).toHaveTextContent('Will be removed');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Lindiwe Nkosi: what would change' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(cellsOf(canvas.getByRole('row', { name: /Surname/ }))).toHaveLength(3);
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        label: 'Name of school, college or university',
        current: '-',
        proposed:
          'Nelson Mandela Metropolitan University, Faculty of Engineering, the Built Environment and Technology',
        changed: true,
      },
      { label: 'Email address', current: `${'averylongname'.repeat(4)}@example.co.za`, proposed: '', changed: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
