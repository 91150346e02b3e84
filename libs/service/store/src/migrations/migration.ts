interface Named {
  /** Steps are taken in the order of their numbers. */
  number: number;
  name: string;
}

/** Statements that run in order in one transaction. They hold their tables for an instant only: rows are filled by a `Backfill`. */
export interface SchemaChange extends Named {
  /** One SQL statement each. */
  statements: readonly string[];
  /**
   * Only where something is taken away that an earlier version of the service uses: the newest step that a process must know to run
   * beside this one. Processes that do not know it are not ready from then on.
   */
  requires?: number;
}

/** Indexes of tables that are in use: made beside their writers, which takes its time and holds up nobody. */
interface NewIndexes extends Named {
  indexes: readonly NewIndex[];
}

export interface NewIndex {
  name: string;
  /** What follows `ON`: the table, its columns and whatever else the index says. */
  on: string;
  isUnique?: true;
}

/** Rows of a table that are filled in batches, each in a transaction of its own. */
export interface Backfill extends Named {
  backfill: {
    table: string;
    /** A column that is unique and never changes: batches follow its order. */
    key: string;
    /** What follows `SET`. */
    set: string;
    /** Which rows still need it. A row that has been filled must not be among them: a run that was cut short begins anew. */
    where: string;
  };
}

/** One step of the schema. It never changes once released: a correction is a new step. */
export type Migration = SchemaChange | NewIndexes | Backfill;
