export type SortDirection = 'ascending' | 'descending';

/** A copy of the rows in the order of a value of theirs: numbers by size, words by the alphabet. Equals keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(by(one), by(other)));
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-ZA', { numeric: true });
