const longest = 100;

/** True for an address of at most 100 characters with a dotted domain. Source: docs/domain/records.md#r9-2. */
export const isEmail = (address: string): boolean =>
  address.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address);

/** Trimmed and lower-cased, as addresses are stored. */
export const cleanEmail = (typed: string): string => typed.trim().toLowerCase();
