import { WorkQueue } from '@portal/policy-workflow/servicing';
import { type ApprovalQueue } from '@portal/contract';
import { toast } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
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
  const startsAt = useAtomValue(lastOpenedAtom);
  const now = useNow();
  const chosen = useChosen(data);
  const choose = (id: string) => {
    const request = data.find((one) => one.id === id);
    const refusal = request && chosen.toggle(request);
    if (refusal) toast.error(refusal);
  };
  const { label, empty } = viewWords[search.view];
  const isNarrowed = search.actionType !== null || search.page > 1;
  return (
    <WorkQueue
      label={label}
      total={requests(totalRecords)}
      rows={data}
      columns={queueColumns({ search, now, chosen })}
      empty={isNarrowed ? 'No request fits what you chose above.' : empty}
      page={search.page}
      totalPages={totalPages}
      onPage={(page) => onSearch({ ...search, page })}
      onRow={onRow}
      keys={{ startsAt, onChoose: choose, onHelp }}
      actions={<ApproveTogether chosen={chosen} />}
    />
  );
}
