import { mixed } from './random.mjs';

/** A random source of the service that can be foretold: for templates, never for people. */
export function seededRandom(seed) {
  let drawn = 0;
  const next = () => mixed(seed, (drawn += 1));
  const bytes = (length) => Uint8Array.from({ length }, () => next() & 255);
  return {
    bytes,
    int: (below) => next() % below,
    uuid: () => {
      const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
