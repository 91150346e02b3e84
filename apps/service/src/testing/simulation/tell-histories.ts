import {
  type HistorySize,
  planHistory,
  runHistory,
  seedReport,
  shrink,
  simulationReport,
  type SimulatedStore,
  type Step,
  type Told,
} from '@portal/simulation';
import { atSize } from '@portal/domain/testing';
import { type JobTools } from '../../jobs/job';
import { runJobs } from '../../jobs/upkeep';

/** The clock of a history stands still while jobs run, so nobody waits in it for another process. */
const runJobsNow = (tools: JobTools) => runJobs(tools, 'skip');

type OpenStore = () => Promise<SimulatedStore & { close(): Promise<void> }>;

interface History {
  seed: number;
  size: HistorySize;
  steps: readonly Step[];
  inTurns?: boolean;
}

const mostShrinkingRuns = 80;
const mostShrinkingMs = atSize({ test: 60_000, prove: 1_800_000 });

/** Tells one history in a new database. */
export async function tell(open: OpenStore, { seed, size, steps, inTurns = false }: History): Promise<Told> {
  const store = await open();
  try {
    return await runHistory({ seed, families: size.families, store, runJobs: runJobsNow, inTurns }, steps);
  } finally {
    await store.close();
  }
}

/**
 * Tells the history of each seed and prints what it came to, and at the end what they all came to. A failure is made small first; the
 * error says the seed, the steps that are left and how to run them again.
 */
export async function tellHistories(
  database: string,
  open: OpenStore,
  seeds: readonly number[],
  size: HistorySize,
): Promise<Told[]> {
  const all: Told[] = [];
  for (const seed of seeds) {
    process.stdout.write(`Simulation on ${database}: seed ${seed} ...\n`);
    const history = { seed, size, steps: planHistory(seed, size) };
    const began = performance.now();
    const told = await tell(open, history);
    all.push(told);
    process.stdout.write(seedReport(database, seed, told, performance.now() - began));
    if (told.failure !== null) throw await explained(open, history, told.failure);
  }
  process.stdout.write(simulationReport(database, seeds, all));
  return all;
}

/** What histories came to, in a line. */
export function figureOf(told: readonly Told[]): string {
  const sum = (of: (one: Told) => number) => told.reduce((total, one) => total + of(one), 0);
  const asked = sum((one) => [...one.asked.values()].reduce((total, times) => total + times, 0));
  const years = sum(({ policyYears }) => policyYears).toFixed(1);
  return `${told.length} histories, ${years} policy-years, ${sum(({ steps }) => steps)} steps, ${asked} invariants asked`;
}

async function explained(open: OpenStore, history: History, failure: NonNullable<Told['failure']>): Promise<Error> {
  const { seed, size } = history;
  process.stderr.write(`Seed ${seed} failed after ${failure.atStep} steps: ${failure.what}\nMaking it smaller ...\n`);
  const failing = history.steps.slice(0, failure.atStep + 1);
  const failsAgain = async (steps: readonly Step[], inTurns: boolean) =>
    (await tell(open, { seed, size, steps, inTurns })).failure?.invariant === failure.invariant;
  // Where processes take turns, every run of the same steps is the same.
  const inTurns = await failsAgain(failing, true);
  const until = Date.now() + mostShrinkingMs;
  const fails = async (tried: readonly Step[]) => Date.now() < until && (await failsAgain(tried, inTurns));
  const small = await shrink(failing, fails, mostShrinkingRuns);
  return new Error(
    `${failure.what}\nSeed ${seed} with ${size.families} families and ${size.days} days` +
      `${inTurns ? '' : ', only with two processes at once'}. ` +
      `Run it again with SIMULATION_SEED=${seed}. Steps that are enough:\n${JSON.stringify(small)}`,
  );
}
