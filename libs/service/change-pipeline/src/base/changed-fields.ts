import { type EntityRecord } from './change';

/** Names of the fields that get another value. Order and undefined do not count. */
export const changedFields = (current: EntityRecord, next: EntityRecord): string[] =>
  Object.keys(next).filter((name) => text(next[name]) !== text(current[name]));

const text = (value: unknown): string => JSON.stringify(sorted(value) ?? null);

/** Keys in one order, so that two equal records are equal texts. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
