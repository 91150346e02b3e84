import { type ComponentProps, type ReactNode, useState } from 'react';
import { DataTableHead } from './data-table-head';
import { sortRows } from './sort-rows';
import '../styles/later.css';
import { type DataColumn, type DataOrder } from './data-column';

interface DataTableProps<Row> extends ComponentProps<'table'> {
  /** What the table holds. Stands above it and names it. */
  caption: ReactNode;
  /** The first column names its row, unless another one says that it does. */
  columns: readonly DataColumn<Row>[];
  /** What is listed, one a row. */
  rows: readonly Row[];
  /** What tells one row from another, for as long as the table stands. */
  rowKey: (row: Row) => string;
  /** The order to begin with; without it the rows stand as they are given. */
  sortedBy?: DataOrder;
  /** `compact` for a list that is worked through: two lines a row. */
  density?: 'roomy' | 'compact';
}

/**
 * Many things of one kind, a row each. On a narrow place every row becomes a card, the header of its column before each value.
 * The roles keep it a table for screen readers when it is drawn as cards.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sortedBy,
  density = 'roomy',
  ...props
}: DataTableProps<Row>) {
  const [order, setOrder] = useState(sortedBy);
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  const shown = order && sortBy ? sortRows(rows, sortBy, order.direction) : rows;
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  return (
    <div className="table-frame">
      <table className="table" role="table" data-density={density} {...props}>
        <caption>{caption}</caption>
        <DataTableHead columns={columns} order={order} onOrder={setOrder} />
        <tbody role="rowgroup">
          {shown.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) =>
                column === name ? (
                  <th key={column.key} role="rowheader" scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.label}
                    data-align={column.align ?? 'start'}
                    data-wrap={column.wrap}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
