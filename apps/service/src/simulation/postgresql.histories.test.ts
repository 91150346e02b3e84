import { expect, it } from 'vitest';
import { historySize, seedsFor, simulationTimeout } from '../testing/simulation/seeds';
import { postgresStore } from '../testing/simulation/stores';
import { figureOf, tellHistories } from '../testing/simulation/tell-histories';

it(
  'a book of policies keeps every rule through the years, on PostgreSQL (E4, F6, F8)',
  async (context) => {
    const open = postgresStore();
    if (open === null) return context.skip('There is no PostgreSQL server in this run');
    const told = await tellHistories('PostgreSQL', open, seedsFor({ test: 4, prove: 1_000 }), historySize);
    expect(told.every(({ failure }) => failure === null)).toBe(true);
    await context.annotate(`PostgreSQL: ${figureOf(told)}`, 'E4');
  },
  simulationTimeout,
);
