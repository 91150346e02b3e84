// Numbers that are the same for the same seed, and never the same for two places in a book.

/** One number of 32 bits for another: no two give the same one. */
function mix(number) {
  let mixed = number >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Several numbers in one. */
export const mixed = (...numbers) => numbers.reduce((sum, number) => mix(sum ^ mix(number + 0x9e3779b9)), 0);

const hex = (number) => number.toString(16).padStart(8, '0');

/**
 * A uuid of version 4 for a place (a policy, and a number on it). Two places never share one: the first and the last 32 bits give the
 * place back.
 */
export function uuidAt(seed, policy, number) {
  const first = mix(policy ^ mix(seed));
  const last = mix(number ^ first);
  const [second, third] = [hex(mixed(first, last, 1)), hex(mixed(first, last, 2))];
  const variant = '89ab'[parseInt(third[0], 16) & 3];
  return `${hex(first)}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${hex(last)}`;
}
