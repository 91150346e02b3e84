import { type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../feedback/badge';
import { VisuallyHidden } from '../base/visually-hidden';
import '../styles/later.css';

export interface ComparisonRow {
  label: string;
  current?: ReactNode;
  proposed?: ReactNode;
  /** Whether the two differ. A sentence takes the place of "Changed", for example where both are masked and look alike. */
  changed?: boolean | string;
}

interface ComparisonTableProps extends ComponentProps<'table'> {
  /** What is compared. Stands above the table and names it. */
  caption: ReactNode;
  rows: readonly ComparisonRow[];
  /** An addition has nothing current, a removal nothing proposed. */
  kind?: 'update' | 'addition' | 'removal';
}

const columns = {
  update: ['Detail', 'Current', 'Proposed', 'Changed'],
  addition: ['Detail', 'Proposed'],
  removal: ['Detail', 'Current', 'Proposed'],
};

const orDash = (value: ReactNode) => (value === undefined || value === null || value === '' ? '-' : value);

/** What a row says under each column. */
const cells = {
  Detail: () => null,
  Current: ({ current }: ComparisonRow, kind: string) =>
    kind === 'removal' ? <del>{orDash(current)}</del> : orDash(current),
  Proposed: ({ proposed }: ComparisonRow, kind: string) => (kind === 'removal' ? 'Will be removed' : orDash(proposed)),
  Changed: ({ changed }: ComparisonRow) =>
    changed ? (
      <Badge tone="amber">{changed === true ? 'Changed' : changed}</Badge>
    ) : (
      <VisuallyHidden>Not changed</VisuallyHidden>
    ),
};

/**
 * What is and what would be, side by side; on a narrow place each detail is a block of its own. A change is marked in words, the
 * colour only repeats it. The roles keep it a table for screen readers when it is drawn as blocks. Source: docs/domain/changes.md#r7-5.
 */
export function ComparisonTable({ caption, rows, kind = 'update', ...props }: ComparisonTableProps) {
  const [, ...values] = columns[kind];
  return (
    <div className="table-frame">
      <table className="table" data-kind={kind} role="table" {...props}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns[kind].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.label} role="row" data-state={row.changed ? 'changed' : 'same'}>
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {values.map((column) => (
                <td key={column} role="cell" data-label={column}>
                  {cells[column as keyof typeof cells](row, kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
