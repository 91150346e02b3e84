import { claimViews } from '@portal/contract';
import { Chip, Cluster } from '@portal/ui-kit';
import { type QueueSearch } from '../data/queue-search';
import { viewWords } from './view-words';

interface ViewChipsProps {
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
}

/** Which claims are listed. Another choice begins at the first page. */
export const ViewChips = ({ search, onSearch }: ViewChipsProps) => (
  <Cluster gap="xs" role="group" aria-label="Which claims">
    {claimViews.map((view) => (
      <Chip key={view} pressed={view === search.view} onClick={() => onSearch({ view, page: 1 })}>
        {viewWords[view].label}
      </Chip>
    ))}
  </Cluster>
);
