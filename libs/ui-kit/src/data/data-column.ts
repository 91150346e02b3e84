import { type ReactNode } from 'react';
import { type SortDirection } from './sort-rows';

export interface DataColumn<Row> {
  /** Unlike that of any other column. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it holds names the row; of the first column it does unless another one says so. */
  isName?: boolean;
  /** `end` for amounts. */
  align?: 'start' | 'end';
  /** Where columns stand side by side, `no` keeps what is in it on one line (a date, a badge), `words` breaks between words only. */
  wrap?: 'no' | 'words';
  /** Makes the header a button that sorts the rows by this value: a number, or words. */
  sortBy?: (row: Row) => string | number;
}

/** The column that the rows are sorted by, and which way. */
export interface DataOrder {
  key: string;
  direction: SortDirection;
}
