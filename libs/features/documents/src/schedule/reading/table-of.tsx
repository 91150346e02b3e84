import { type DocumentTextPart } from '@portal/contract';
import { Amount, type DataColumn } from '@portal/ui-kit';

type Table = Extract<DocumentTextPart, { kind: 'table' }>;

/** A row of a document's table. Two rows may say the same, so each goes by its place. */
export interface TextRow {
  key: string;
  cells: readonly string[];
}

const inOnePiece: readonly string[] = ['day', 'amount'];

/** The columns of a document's table as a screen draws them: amounts stand at the end, and no day or amount is torn. */
export const columnsOf = ({ columns }: Table): DataColumn<TextRow>[] =>
  columns.map(({ heading, holds }, place) => ({
    key: `${place}`,
    label: heading,
    align: holds === 'amount' ? 'end' : 'start',
    cell: ({ cells: { [place]: text = '' } }) => (inOnePiece.includes(holds) ? <Amount>{text}</Amount> : text),
  }));

/** The rows, and the one that adds them up behind them. */
export const rowsOf = ({ rows, total }: Table): TextRow[] =>
  [...rows, ...(total ? [total] : [])].map((cells, place) => ({ key: `${place}`, cells }));
