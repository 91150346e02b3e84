/** Classes of SQLSTATE that say nothing about what was asked: connections, resources, an operator at work. */
const states = [
  /^08/, // connection exceptions
  /^53/, // out of connections, memory or disk
  /^57P/, // shut down, crashed or starting
  /^55P03$/, // a row stayed locked too long
  /^57014$/, // a statement took too long
  /^25P0[34]$/, // a transaction took too long
  /^25006$/, // only a copy that may not be written answers
  /^40(001|P01)$/, // lost every repeat of a conflict
];
const network = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** The driver gives these no code. */
const sentences = [
  /timeout exceeded when trying to connect/i,
  /connection terminated/i,
  /connection error and is not queryable/i,
  /cannot use a pool after calling end/i,
  /pglite is clos(ed|ing)/i,
];

/**
 * Whether a failure means that the database is away, locked or out of connections, and not that we made a mistake: the same
 * request may well succeed a little later. Looks below the wrapping of the query builder and into a list of tries.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (network.test(code) || (code.length === 5 && states.some((state) => state.test(code)))) return true;
    if (sentences.some((sentence) => sentence.test((cause as Error).message))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
