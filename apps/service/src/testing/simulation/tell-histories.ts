import {
  planHistory,
  runHistory,
  shrink,
  simulationReport,
  type SimulatedStore,
  type Step,
  type Told,
} from '@portal/simulation';
import { atSize } from '@portal/domain/testing';
import { doChores } from '../../upkeep';

type OpenStore = () => Promise<SimulatedStore & { close(): Promise<void> }>;

interface Size {
  families: number;
  days: number;
}

const mostShrinkingRuns = 80;
const mostShrinkingMs = atSize({ test: 60_000, prove: 1_800_000 });

async function tell(open: OpenStore, seed: number, { families }: Size, steps: readonly Step[]): Promise<Told> {
  const store = await open();
  try {
    return await runHistory({ seed, families, store, runJobs: doChores }, steps);
  } finally {
    await store.close();
  }
}

/**
 * Tells the history of each seed and prints what they came to. A failure is made small first; the error says the seed, the steps
 * that are left and how to run them again.
 */
export async function tellHistories(
  database: string,
  open: OpenStore,
  seeds: readonly number[],
  size: Size,
): Promise<Told[]> {
  const all: Told[] = [];
  for (const seed of seeds) {
    process.stdout.write(`Simulation on ${database}: seed ${seed} ...\n`);
    const steps = planHistory(seed, size);
    const told = await tell(open, seed, size, steps);
    all.push(told);
    if (told.failure !== null) throw await explained(open, seed, size, steps, told.failure);
  }
  process.stdout.write(simulationReport(database, seeds, all));
  return all;
}

async function explained(
  open: OpenStore,
  seed: number,
  size: Size,
  steps: readonly Step[],
  failure: NonNullable<Told['failure']>,
): Promise<Error> {
  process.stderr.write(`Seed ${seed} failed after ${failure.atStep} steps: ${failure.what}\nMaking it smaller ...\n`);
  const until = Date.now() + mostShrinkingMs;
  const fails = async (tried: readonly Step[]) =>
    Date.now() < until && (await tell(open, seed, size, tried)).failure?.invariant === failure.invariant;
  const small = await shrink(steps.slice(0, failure.atStep + 1), fails, mostShrinkingRuns);
  return new Error(
    `${failure.what}\nSeed ${seed} with ${size.families} families and ${size.days} days. ` +
      `Run it again with SIMULATION_SEED=${seed}. Steps that are enough:\n${JSON.stringify(small)}`,
  );
}
