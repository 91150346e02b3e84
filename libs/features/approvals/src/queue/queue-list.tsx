import { placeOf, rowsIn, useKeptFocus, useRowKeys } from '@portal/policy-workflow/servicing';
import { type ApprovalQueue } from '@portal/contract';
import { Card, DataTable, EmptyState, Pagination, Stack, toast, VisuallyHidden } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { type SyntheticEvent, useRef } from 'react';
import { lastOpenedAtom } from '../shared/last-opened';
import { useNow } from '../shared/use-now';
import { ApproveTogether } from '../together/approve-together';
import { useChosen } from '../together/use-chosen';
import { queueColumns } from './queue-columns';
import { type QueueSearch } from '../data/queue-search';
import { viewWords } from './queue-messages';

interface QueueListProps {
  page: ApprovalQueue;
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
  onHelp: () => void;
  /** The row that somebody comes to, by its id. */
  onRow: (id: string) => void;
}

/** `1 request`, `12 requests`. */
const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** The requests of one page, to open or to approve several of. */
export function QueueList({
  page: { data, totalRecords, totalPages },
  search,
  onSearch,
  onHelp,
  onRow,
}: QueueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const startsAt = useAtomValue(lastOpenedAtom);
  const now = useNow();
  const chosen = useChosen(data);
  const choose = (id: string) => {
    const request = data.find((one) => one.id === id);
    const refusal = request && chosen.toggle(request);
    if (refusal) toast.error(refusal);
  };
  useRowKeys({ list, startsAt, onChoose: choose, onHelp });
  useKeptFocus(
    list,
    data.map(({ id }) => id),
  );

  const visit = ({ target }: SyntheticEvent) => {
    const request = data[placeOf(rowsIn(list.current), target as Element)];
    if (request) onRow(request.id);
  };

  const { label, empty } = viewWords[search.view];
  const isNarrowed = search.actionType !== null || search.page > 1;
  if (data.length === 0) {
    return <EmptyState>{isNarrowed ? 'No request fits what you chose above.' : empty}</EmptyState>;
  }
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{requests(totalRecords)}</VisuallyHidden>
      <ApproveTogether chosen={chosen} />
      <Card ref={list} onFocus={visit} onMouseOver={visit}>
        <DataTable
          density="compact"
          caption={`${label}: ${requests(totalRecords)}`}
          columns={queueColumns({ search, now, chosen })}
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
