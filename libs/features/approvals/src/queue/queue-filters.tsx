import { queueOrders, queueViews } from '@portal/contract';
import { actionTypes } from '@portal/domain';
import { Chip, Cluster, Columns, SelectField, Stack } from '@portal/ui-kit';
import { type QueueSearch } from '../data/queue-search';
import { orderWords, viewWords } from './queue-messages';

interface QueueFiltersProps {
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
}

/** Which requests are listed, in what order and of what kind. Another choice begins at the first page. */
export function QueueFilters({ search, onSearch }: QueueFiltersProps) {
  const choose = (chosen: Partial<QueueSearch>) => onSearch({ ...search, ...chosen, page: 1 });
  return (
    <Stack gap="md">
      <Cluster role="group" aria-label="Which requests">
        {queueViews.map((view) => (
          <Chip key={view} pressed={view === search.view} onClick={() => choose({ view })}>
            {viewWords[view].label}
          </Chip>
        ))}
      </Cluster>
      <Columns min="md">
        <SelectField
          label="Order"
          value={search.order}
          onChange={({ currentTarget }) => choose({ order: currentTarget.value as QueueSearch['order'] })}
        >
          {queueOrders.map((order) => (
            <option key={order} value={order}>
              {orderWords[order]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Kind of request"
          value={search.actionType ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose({ actionType: actionTypes.find(({ code }) => code === value)?.code ?? null })
          }
        >
          <option value="">Every kind</option>
          {actionTypes.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </Columns>
    </Stack>
  );
}
