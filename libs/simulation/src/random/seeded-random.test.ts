import { expect, it } from 'vitest';
import { drawFrom, seededRandomSource } from './seeded-random';

it('the same seed and label draw the same, another label draws otherwise', () => {
  const drawn = (seed: number, label: number) => {
    const draw = drawFrom(seed, label);
    return Array.from({ length: 20 }, () => draw.below(1000));
  };
  expect(drawn(7, 1)).toEqual(drawn(7, 1));
  expect(drawn(7, 1)).not.toEqual(drawn(7, 2));
  expect(drawn(8, 1)).not.toEqual(drawn(7, 1));
});

it('gives uuids of version 4, each once', () => {
  const random = seededRandomSource(3);
  const uuids = Array.from({ length: 500 }, () => random.uuid());
  expect(new Set(uuids).size).toBe(500);
  for (const uuid of uuids) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
