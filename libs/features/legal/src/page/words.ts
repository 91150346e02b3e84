/** `6 months`; none at all in words. */
export const waitingMonths = (months: number): string => (months === 0 ? 'no waiting period' : `${months} months`);

/** `1 spouse`, `6 children`. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** `a, b and c`. */
export const listed = (words: readonly string[], joint: string): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${joint} `);
