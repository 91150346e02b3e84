import { atSize, isProving } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { pgliteStore, postgresStore } from './testing/simulation/stores';
import { tellHistories } from './testing/simulation/tell-histories';

const size = { families: atSize({ test: 12, prove: 60 }), days: atSize({ test: 120, prove: 730 }) };
const yearsEach = (size.families * size.days) / 365.25;

/** Seeds that are the same every time, and one that is new: it is printed, and `SIMULATION_SEED` runs it again. */
function seedsFor(policyYears: number): number[] {
  const given = process.env['SIMULATION_SEED'];
  if (given !== undefined) return [Number(given)];
  const fixed = Array.from({ length: Math.max(1, Math.ceil(policyYears / yearsEach) - 1) }, (_, at) => at + 1);
  return [...fixed, Date.now() % 1_000_000_000];
}

const isAsked = (database: string) => (process.env['SIMULATION_DATABASE'] ?? database) === database;

it.runIf(isAsked('PGlite'))(
  'a book of policies keeps every rule through the years, on PGlite',
  async () => {
    const seeds = seedsFor(atSize({ test: 10, prove: Number(process.env['SIMULATION_YEARS'] ?? 5_000) }));
    const told = await tellHistories('PGlite', pgliteStore, seeds, size);
    expect(told.every(({ failure }) => failure === null)).toBe(true);
  },
  isProving ? 10 * 3_600_000 : 300_000,
);

it.runIf(isAsked('PostgreSQL'))(
  'a book of policies keeps every rule through the years, on PostgreSQL',
  async (context) => {
    const [first] = [await postgresStore()];
    if (first === null) return context.skip('There is no PostgreSQL server in this run');
    await first.close();
    const open = async () => (await postgresStore()) ?? first;
    const seeds = seedsFor(atSize({ test: 4, prove: Number(process.env['SIMULATION_YEARS'] ?? 1_000) }));
    const told = await tellHistories('PostgreSQL', open, seeds, size);
    expect(told.every(({ failure }) => failure === null)).toBe(true);
  },
  isProving ? 10 * 3_600_000 : 300_000,
);
