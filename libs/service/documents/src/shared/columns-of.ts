import { type Column } from '../content';

/** The columns of a table from left to right: what stands above each, and what it holds. */
export const columnsOf = (columns: Readonly<Record<string, Column['holds']>>): Column[] =>
  Object.entries(columns).map(([heading, holds]) => ({ heading, holds }));
