import { type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden';
import { Amount } from '../text/amount';
import '../styles/amount-table.css';

interface AmountTableRow {
  label: string;
  /** One for each column, already formatted; nothing for a column that has no such line. */
  amounts: readonly ReactNode[];
  /** The columns say something else than one another. */
  differs?: boolean;
  /** What the lines above it come to. */
  isTotal?: boolean;
}

interface AmountTableProps extends ComponentProps<'table'> {
  /** What is compared. Stands above the table and names it. */
  caption: ReactNode;
  /** What each column of amounts is about, in a word or two. */
  columns: readonly string[];
  /** What each line is about, with an amount a column. */
  rows: readonly AmountTableRow[];
  /** What a row that differs is marked with for those who do not see its weight. */
  differing: string;
}

/**
 * What each of a few cases pays or costs, line by line. What differs has weight. On a phone each line names its cases below one another, and
 * one where all are the same says it once. The roles keep it a table for screen readers when it is drawn so.
 */
export const AmountTable = ({ caption, columns, rows, differing, ...props }: AmountTableProps) => (
  <div className="amount-table-frame">
    <table className="amount-table" role="table" {...props}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, amounts, differs = false, isTotal = false }) => (
          <tr key={label} role="row" data-differs={differs} data-total={isTotal}>
            <th role="rowheader" scope="row">
              {label}
              {differs && <VisuallyHidden>{`, ${differing}`}</VisuallyHidden>}
            </th>
            {columns.map((column, place) => (
              <td key={column} role="cell" data-label={column}>
                <Amount>{amounts[place] ?? '-'}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
