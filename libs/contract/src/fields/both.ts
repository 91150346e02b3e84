import type * as v from 'valibot';

/** Any schema that finishes at once. */
type Any = v.GenericSchema<unknown, unknown>;

/** One field of a record, described in one row: how it is read from the service, how it is written to it. */
export interface Both<Read extends Any = Any, Written extends Any = Any> {
  read: Read;
  written: Written;
}
export type Row = Record<string, Both>;

/* @__NO_SIDE_EFFECTS__ */
export function both<Read extends Any, Written extends Any>(read: Read, written: Written): Both<Read, Written> {
  return { read, written };
}

/** The entries of the record as it is read. */
/* @__NO_SIDE_EFFECTS__ */
export function readEntries<Rows extends Row>(rows: Rows): { [Name in keyof Rows]: Rows[Name]['read'] } {
  return mapRows(rows, (row) => row.read) as { [Name in keyof Rows]: Rows[Name]['read'] };
}

/** The entries of the body as it is written. */
/* @__NO_SIDE_EFFECTS__ */
export function writtenEntries<Rows extends Row>(rows: Rows): { [Name in keyof Rows]: Rows[Name]['written'] } {
  return mapRows(rows, (row) => row.written) as { [Name in keyof Rows]: Rows[Name]['written'] };
}

const mapRows = (rows: Row, pick: (row: Both) => Any) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, pick(row)]));
