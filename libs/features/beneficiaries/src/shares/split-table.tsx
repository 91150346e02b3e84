import { ChangeAnswerLink, inPercent, shareOfCover } from '@portal/policy-workflow/changes';
import { Card, DataTable, Stack } from '@portal/ui-kit';
import { type SplitRow } from './split-rows';

interface SplitTableProps {
  rows: readonly SplitRow[];
  /** What the main member is covered for, in rand; 0 while nothing is covered. */
  cover: number;
  /** The id of the field in which the shares are typed. */
  field: string;
}

const percent = (share: number | null) => (share === null ? '-' : inPercent(share));

/** Who gets what now and then, for the page on which answers are checked. */
export function SplitTable({ rows, cover, field }: SplitTableProps) {
  const amount = {
    key: 'amount',
    label: 'Amount',
    align: 'end' as const,
    cell: ({ then }: SplitRow) => (then === null ? '-' : shareOfCover(cover, then)),
  };
  return (
    <Card>
      <Stack gap="sm">
        <DataTable
          caption="Who is paid what"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', label: 'Beneficiary', cell: ({ name }) => name },
            { key: 'now', label: 'Now', align: 'end', cell: ({ now }) => percent(now) },
            { key: 'then', label: 'New', align: 'end', cell: ({ then }) => percent(then) },
            ...(cover > 0 ? [amount] : []),
          ]}
        />
        <ChangeAnswerLink field={field} about="shares" />
      </Stack>
    </Card>
  );
}
