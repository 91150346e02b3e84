import { type ClaimQueue } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { placeOf, rowsIn, useKeptFocus, useRowKeys } from '@portal/policy-workflow/servicing';
import { Card, DataTable, EmptyState, Pagination, Stack, VisuallyHidden } from '@portal/ui-kit';
import { type SyntheticEvent, useRef } from 'react';
import { type QueueSearch } from '../data/queue-search';
import { queueColumns } from './queue-columns';
import { viewWords } from './view-words';

interface QueueListProps {
  page: ClaimQueue;
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
  /** The row that somebody comes to, by its id. */
  onRow: (id: string) => void;
}

/** `1 claim`, `12 claims`. */
const claims = (count: number) => (count === 1 ? '1 claim' : `${count} claims`);

/** The claims of one page, the most urgent first. */
export function QueueList({ page: { data, totalRecords, totalPages }, search, onSearch, onRow }: QueueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const today = useToday();
  useRowKeys({ list });
  useKeptFocus(
    list,
    data.map(({ id }) => id),
  );
  const visit = ({ target }: SyntheticEvent) => {
    const claim = data[placeOf(rowsIn(list.current), target as Element)];
    if (claim) onRow(claim.id);
  };
  const { label, empty } = viewWords[search.view];
  if (data.length === 0) {
    return <EmptyState>{search.page > 1 ? 'There are fewer claims than that by now.' : empty}</EmptyState>;
  }
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{claims(totalRecords)}</VisuallyHidden>
      <Card ref={list} onFocus={visit} onMouseOver={visit}>
        <DataTable
          density="compact"
          caption={`${label}: ${claims(totalRecords)}`}
          columns={queueColumns({ search, today })}
          rows={data}
          rowKey={({ id }) => id}
        />
      </Card>
      {totalPages > 1 && (
        <Pagination page={search.page} pageCount={totalPages} onPage={(page) => onSearch({ ...search, page })} />
      )}
    </Stack>
  );
}
