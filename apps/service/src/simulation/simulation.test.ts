import { planHistory, runHistory, shrink, type Step, type Told } from '@portal/simulation';
import { expect, it } from 'vitest';
import { doChores } from '../upkeep';
import { pgliteStore } from './stores';

const families = Number(process.env['SIMULATION_FAMILIES'] ?? 20);
const days = Number(process.env['SIMULATION_DAYS'] ?? 200);

const only = process.env['SIMULATION_ASKS']?.split(',') ?? null;

async function tell(seed: number, steps: readonly Step[]): Promise<Told> {
  const store = await pgliteStore();
  try {
    return await runHistory(
      { seed, families, store, runJobs: doChores as never, asks: (name) => only === null || only.includes(name) },
      steps,
    );
  } finally {
    await store.close();
  }
}

it.each((process.env['SIMULATION_SEEDS'] ?? '1').split(',').map(Number))(
  'seed %i',
  async (seed) => {
    const steps = planHistory(seed, { families, days });
    const began = Date.now();
    const told = await tell(seed, steps);
    console.info(
      told.policyYears,
      told.steps,
      (Date.now() - began) / 1000,
      's',
      Object.fromEntries(told.faults),
      Object.fromEntries(told.asked),
      Object.fromEntries(told.answers),
    );
    if (told.failure) {
      const { invariant, atStep } = told.failure;
      console.info(told.failure);
      if (process.env['SIMULATION_SHRINK']) {
        const small = await shrink(
          steps.slice(0, atStep + 1),
          async (tried) => (await tell(seed, tried)).failure?.invariant === invariant,
          60,
        );
        console.info(small);
      }
    }
    expect(told.failure).toBeNull();
  },
  600_000,
);
