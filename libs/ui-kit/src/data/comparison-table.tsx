import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../actions/button';
import { VisuallyHidden } from '../base/visually-hidden';
import '../styles/comparison.css';
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
  /** Each thing with its current and its proposed value. */
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
const cells: Record<string, (row: ComparisonRow, kind: string) => ReactNode> = {
  Current: ({ current }, kind) => (kind === 'removal' ? <del>{orDash(current)}</del> : orDash(current)),
  Proposed: ({ proposed }, kind) => (kind === 'removal' ? 'Will be removed' : orDash(proposed)),
  Changed: ({ changed }) => {
    if (!changed) return <VisuallyHidden>Not changed</VisuallyHidden>;
    return changed === true ? <span className="changed-word">Changed</span> : changed;
  },
};

/**
 * What is and what would be, side by side; on a narrow place old and new stand on one line beneath the name of
 * the detail. Of an update, what differs is shown first and the rest on request. A change is marked in words; where nothing else is
 * shown on a narrow place, only screen readers need them. The roles keep it a table for them when it is drawn as lines. Source: docs/domain/changes.md#r7-5.
 */
export function ComparisonTable({ caption, rows, kind = 'update', ...props }: ComparisonTableProps) {
  const [, ...values] = columns[kind];
  const differing = rows.filter(({ changed }) => changed);
  const rest = kind === 'update' && differing.length > 0 ? rows.length - differing.length : 0;
  const [showsAll, setShowsAll] = useState(false);
  const shown = rest === 0 || showsAll ? rows : differing;
  const shows = shown.length > differing.length ? 'all' : 'changes';
  return (
    <div className="table-frame">
      <table className="table comparison" data-kind={kind} data-shows={shows} role="table" {...props}>
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
          {shown.map((row) => (
            <tr key={row.label} role="row" data-state={row.changed ? 'changed' : 'same'}>
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {values.map((column) => (
                <td key={column} role="cell" data-label={column}>
                  {cells[column]?.(row, kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show only what changes' : `Show everything (${rest} more)`}
        </Button>
      )}
    </div>
  );
}
