import { type ErrorCode } from '@portal/contract';
import { changedEntries } from '@portal/forms';

/** What was typed, ready to be checked and sent. */
export interface Prepared {
  /** What the schema made of it, and which of its entries differ from the record. */
  output: object;
  changed: object;
  /** What is sent. */
  body: object;
  values: object;
  idempotencyKey: string;
}

/**
 * Refusals that say that the page knew too little: it has read everything again, and what is sent is made anew of that. The
 * sentence follows the refusal's own; nothing is sent until it is confirmed once more.
 */
export const afterRefusal: Partial<Record<ErrorCode, string>> = {
  STALE_VERSION: 'We have loaded the details again: check the answers above, then confirm once more.',
  QUOTE_EXPIRED: 'We have requested a new one: check the premium above, then confirm once more.',
};

export const isOutdatedBy = (code: string): boolean => Object.hasOwn(afterRefusal, code);

interface Known {
  /** The record when the form began, and as it is now. */
  before: object;
  now: object;
  /** What the screen gives now, a quote for example. */
  given: object;
}

/** The same answers over the record as it is now: what somebody else changed meanwhile shows, what was typed here stays. */
export function rebased(prepared: Prepared, { before, now, given }: Known): Omit<Prepared, 'body'> {
  const changed = { ...prepared.changed, ...only(given, prepared.changed) };
  const theirs = changedEntries(now, before);
  return {
    ...prepared,
    changed,
    output: { ...prepared.output, ...without(only(theirs, prepared.output), changed), ...given },
    values: { ...prepared.values, ...without(theirs, changed) },
  };
}

const entriesOf = (one: object, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(one).filter(([name]) => keep(name)));
const only = (one: object, names: object) => entriesOf(one, (name) => Object.hasOwn(names, name));
const without = (one: object, names: object) => entriesOf(one, (name) => !Object.hasOwn(names, name));
