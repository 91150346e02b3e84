import { schema } from '@portal/service-store';
import { asc } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { BrokenInvariant } from '../world/broken-invariant';
import { observer } from '../invariants/check';
import { drawFrom } from '../random/seeded-random';
import { allSteps } from '../steps/all-steps';
import { type Step } from '../steps/step';
import { day, minute } from '../world/clock';
import { aWorld, noteFault, type World, type WorldOptions } from '../world/world';

/** What a history came to. */
export interface Told {
  steps: number;
  policyYears: number;
  faults: ReadonlyMap<string, number>;
  /** How calls ended. */
  answers: ReadonlyMap<string, number>;
  /** How often each invariant was asked. */
  asked: ReadonlyMap<string, number>;
  /** Over every hash of the audit, in order: two runs with the same one did the same. */
  auditHash: string;
  failure: { invariant: string; what: string; atStep: number; step: Step } | null;
}

/** Steps between two looks at the whole world. */
const wholeEvery = 1_000;
/** In so many of a hundred steps a process ends between two of its first statements. */
const endingsInHundred = 3;
const endsWithin = 60;
/** So long a job stays with a process that ended in it: its lease. */
const leftFor = 2 * minute;

/** Runs the steps in a world of its own and asks after each what must hold. Gives the first thing that does not. */
export async function runHistory(options: WorldOptions, steps: readonly Step[]): Promise<Told> {
  const world = await aWorld(options);
  const checks = observer(world, options.asks);
  const began = world.clock.now().getTime();
  await checks.afterStep();
  const told = async (atStep: number, failure: Told['failure']): Promise<Told> => ({
    steps: atStep,
    policyYears: (options.families * (world.clock.now().getTime() - began)) / (365.25 * day),
    faults: world.faults,
    answers: world.answers,
    asked: checks.asked,
    auditHash: await auditHash(world),
    failure,
  });
  let lastEnding = -Infinity;
  for (const [at, step] of steps.entries()) {
    try {
      const rounds = world.upkeep.rounds;
      const { hasEnded } = await take(world, step);
      await checks.afterStep();
      const now = world.clock.now().getTime();
      if (hasEnded) lastEnding = now;
      // A process that ended left its round to the next one, which has it once the lease is over.
      if (world.upkeep.rounds > rounds && now > lastEnding + leftFor) await checks.afterJobs();
      if (at % wholeEvery === wholeEvery - 1 || at === steps.length - 1) await checks.wholeWorld();
    } catch (error) {
      const invariant = error instanceof BrokenInvariant ? error.invariant : 'no-mistake-of-our-own';
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return told(at + 1, { invariant, what, atStep: at, step });
    }
  }
  return told(steps.length, null);
}

async function auditHash(world: World): Promise<string> {
  const { hash, sequence } = schema.audit;
  const rows = await world.store.database.select({ hash }).from(schema.audit).orderBy(asc(sequence));
  const whole = createHash('sha256');
  for (const row of rows) whole.update(row.hash);
  return whole.digest('hex');
}

/** Lets a step happen. Says whether a process ended in it. */
async function take(world: World, { kind, family: place, label }: Step): Promise<{ hasEnded: boolean }> {
  const happening = allSteps[kind];
  const first = world.families[place % world.families.length];
  if (!happening || !first) throw new RangeError(`Nothing is called ${kind}`);
  const draw = drawFrom(world.seed, label);
  const which = draw.below(world.processes.length);
  const family = draw.oneOf([
    first,
    ...world.laterPolicies.filter(({ mainMember }) => mainMember === first.mainMember),
  ]);
  const isEnding = draw.percent(endingsInHundred);
  for (const [place, { gate }] of world.processes.entries()) {
    gate.newStep(
      isEnding && place === which
        ? { statement: 1 + draw.below(endsWithin), when: draw.oneOf(['before', 'after']) }
        : null,
    );
  }
  const process = world.processes[which];
  await happening({ world, draw, family, which });
  const hasEnded = process?.gate.isEnded() === true;
  if (hasEnded) noteFault(world, 'process ended between two statements');
  return { hasEnded };
}
