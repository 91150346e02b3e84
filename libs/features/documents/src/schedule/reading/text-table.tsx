import { type DocumentTextPart } from '@portal/contract';
import { DataTable, VisuallyHidden } from '@portal/ui-kit';
import { columnsOf, rowsOf } from './table-of';

interface TextTableProps {
  table: Extract<DocumentTextPart, { kind: 'table' }>;
  /** Names the table; it stands above it already. */
  heading: string;
}

/** A table of a document: columns side by side, and on a small screen a card for each row. */
export const TextTable = ({ table, heading }: TextTableProps) => (
  <DataTable
    caption={<VisuallyHidden>{heading}</VisuallyHidden>}
    columns={columnsOf(table)}
    rows={rowsOf(table)}
    rowKey={({ key }) => key}
  />
);
