import { type RandomSource } from '@portal/service-store';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws that are the same for the same seed, on every machine. */
export interface Draw {
  /** A whole number from 0 up to and without the bound. */
  below(bound: number): number;
  /** One of the list. Throws when there is none. */
  oneOf<T>(list: readonly T[]): T;
  /** True in so many of a hundred draws. */
  percent(chance: number): boolean;
}

/** Draws from a seed and a label, so that one step's draws do not depend on what other steps drew. */
export function drawFrom(seed: number, label: number): Draw {
  const generator = xoroshiro128plus((Math.imul(seed, 0x9e3779b1) ^ Math.imul(label + 1, 0x85ebca6b)) | 0);
  for (let i = 0; i < 4; i += 1) generator.next();
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  return {
    below,
    oneOf: (list) => {
      if (list.length === 0) throw new RangeError('There is nothing to choose from');
      return list[below(list.length)] as (typeof list)[number];
    },
    percent: (chance) => below(100) < chance,
  };
}

/** The random source of a simulated process. Never for real people: it can be foretold. */
export function seededRandomSource(seed: number): RandomSource {
  const draw = drawFrom(seed, 0);
  const bytes = (length: number) => Uint8Array.from({ length }, () => draw.below(256));
  return {
    bytes,
    int: (bound) => draw.below(bound),
    uuid: () => {
      const parts = bytes(16);
      parts[6] = ((parts[6] ?? 0) & 0x0f) | 0x40;
      parts[8] = ((parts[8] ?? 0) & 0x3f) | 0x80;
      const hex = [...parts].map((part) => part.toString(16).padStart(2, '0')).join('');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
