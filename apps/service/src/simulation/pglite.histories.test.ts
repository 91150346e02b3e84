import { expect, it } from 'vitest';
import { historySize, seedsFor, simulationTimeout } from '../testing/simulation/seeds';
import { pgliteStore } from '../testing/simulation/stores';
import { figureOf, tellHistories } from '../testing/simulation/tell-histories';

it(
  'a book of policies keeps every rule through the years, on PGlite (E4, F6, F8)',
  async ({ annotate }) => {
    const told = await tellHistories('PGlite', pgliteStore, seedsFor({ test: 8, prove: 5_000 }), historySize);
    expect(told.every(({ failure }) => failure === null)).toBe(true);
    await annotate(`PGlite: ${figureOf(told)}`, 'E4');
  },
  simulationTimeout,
);
