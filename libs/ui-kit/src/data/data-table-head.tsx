import { type DataColumn, type DataOrder } from './data-column';
import { ChevronDownIcon } from '../icons/chevron-down-icon';

interface DataTableHeadProps<Row> {
  /** The columns of the table, in order. */
  columns: readonly DataColumn<Row>[];
  /** By which column the rows are in order now. */
  order: DataOrder | undefined;
  /** Somebody asked for another order. */
  onOrder: (order: DataOrder) => void;
}

/** The headers of a DataTable. One that can sort is a button; on a narrow place these alone remain, as "Sort by". */
export const DataTableHead = <Row,>({ columns, order, onOrder }: DataTableHeadProps<Row>) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ key, label, align = 'start', isName, sortBy }) => {
        const direction = order?.key === key ? order.direction : undefined;
        const next = direction === 'ascending' ? 'descending' : 'ascending';
        return (
          <th
            key={key}
            role="columnheader"
            scope="col"
            data-align={align}
            data-name={isName}
            aria-sort={sortBy && (direction ?? 'none')}
          >
            {sortBy ? (
              <button type="button" className="table-sort" onClick={() => onOrder({ key, direction: next })}>
                {label}
                <ChevronDownIcon />
              </button>
            ) : (
              label
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);
