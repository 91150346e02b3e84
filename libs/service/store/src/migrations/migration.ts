/** One step of the schema. Its number and its statements never change once released: a correction is a new step. */
export interface Migration {
  number: number;
  name: string;
  /** One SQL statement each, run in order in one transaction. */
  statements: readonly string[];
}
