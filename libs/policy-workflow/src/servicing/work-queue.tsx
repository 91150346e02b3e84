import { Card, type DataColumn, DataTable, EmptyState, Pagination, Stack, VisuallyHidden } from '@portal/ui-kit';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useKeptFocus } from './row-keys/use-kept-focus';
import { placeOf, type RowKeys, rowsIn, useRowKeys } from './row-keys/use-row-keys';

interface WorkQueueProps<Row extends { id: string }> {
  /** The name of the view. */
  label: string;
  /** How many there are on all pages, such as "12 claims". */
  total: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** What stands there when there is no row. */
  empty: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** The row that somebody comes to, by its id. */
  onRow: (id: string) => void;
  /** What letters do beside going from row to row. */
  keys?: Omit<RowKeys, 'list'>;
  /** What is done with several rows, above the table. */
  actions?: ReactNode;
}

/** One page of what staff work through: a table whose rows are gone through with keys, and that keeps the focus when it is read again. */
export function WorkQueue<Row extends { id: string }>({
  label,
  total,
  rows,
  columns,
  empty,
  page,
  totalPages,
  onPage,
  onRow,
  keys,
  actions,
}: WorkQueueProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys({ list, ...keys });
  useKeptFocus(
    list,
    rows.map(({ id }) => id),
  );
  const visit = ({ target }: SyntheticEvent) => {
    const row = rows[placeOf(rowsIn(list.current), target as Element)];
    if (row) onRow(row.id);
  };
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{total}</VisuallyHidden>
      {actions}
      <Card ref={list} onFocus={visit} onMouseOver={visit}>
        <DataTable
          density="compact"
          caption={`${label}: ${total}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </Card>
      {totalPages > 1 && <Pagination page={page} pageCount={totalPages} onPage={onPage} />}
    </Stack>
  );
}
