import { type ClaimQueue } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { WorkQueue } from '@portal/policy-workflow/servicing';
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
  const today = useToday();
  const { label, empty } = viewWords[search.view];
  return (
    <WorkQueue
      label={label}
      total={claims(totalRecords)}
      rows={data}
      columns={queueColumns({ search, today })}
      empty={search.page > 1 ? 'There are fewer claims than that by now.' : empty}
      page={search.page}
      totalPages={totalPages}
      onPage={(page) => onSearch({ ...search, page })}
      onRow={onRow}
    />
  );
}
