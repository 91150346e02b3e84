import { BrokenInvariant } from '../world/broken-invariant';
import { day, hour, minute } from '../world/clock';
import { noteFault, type World } from '../world/world';
import { type Happening } from './step';

/** The jobs of one process run to their end, or the process ends under way and is started again. */
export async function runJobs(world: World, which: number): Promise<void> {
  const at = which % world.processes.length;
  const process = world.processes[at];
  if (!process) return;
  await process.runJobs().catch((error: unknown) => {
    if (!process.gate.isEnded()) throw error;
  });
  if (process.gate.isRunaway()) throw new BrokenInvariant('work-ends', 'the jobs go round in a circle');
  if (process.gate.isEnded()) return world.restart(at);
  const partners = [world.phones, world.bank, world.payoutBank];
  const isDisturbed = partners.some(({ state }) => state.mood !== 'takes') || world.payments.state.isDown;
  if (!isDisturbed) world.upkeep.rounds += 1;
  world.upkeep.last = world.clock.now();
}

/** One to three days pass, and the jobs run on each. */
const daysPass: Happening = async ({ world, draw, which }) => {
  const days = 1 + draw.below(3);
  for (let passed = 0; passed < days; passed += 1) {
    world.clock.pass(day);
    await runJobs(world, which);
  }
};

/** Both processes run their jobs at once. What one of them held back from the other is done a minute later. */
async function bothRunJobs(world: World): Promise<void> {
  await world.atOnce(
    () => runJobs(world, 0),
    () => runJobs(world, 1),
  );
  world.clock.pass(minute);
  await runJobs(world, 0);
}

/** Weeks pass in which no job runs. Then both processes begin at once. */
const weeksWithoutJobs: Happening = async ({ world, draw }) => {
  noteFault(world, 'weeks without jobs');
  world.clock.pass((8 + draw.below(50)) * day);
  await bothRunJobs(world);
};

/** Two processes do the same jobs at the same time. */
const twoProcesses: Happening = async ({ world }) => {
  noteFault(world, 'two processes at once');
  world.clock.pass(hour);
  await bothRunJobs(world);
};

/** The machine's clock is set back by up to half an hour. */
const clockGoesBack: Happening = async ({ world, draw, which }) => {
  noteFault(world, 'clock set back');
  world.clock.pass(-draw.below(30) * minute);
  await runJobs(world, which);
};

/** The gateway for messages is away for a while, or takes messages and its answers are lost. */
const gatewayTrouble: Happening = async ({ world, draw, which }) => {
  noteFault(world, 'message gateway in trouble');
  world.phones.state.mood = draw.oneOf(['is-down', 'takes-and-says-nothing'] as const);
  await runJobs(world, which);
  world.phones.state.mood = 'takes';
};

/** For a day the gateway refuses one policyholder's number for good. */
const refusedNumber: Happening = async ({ world, family, which }) => {
  noteFault(world, 'number refused');
  world.phones.state.badNumbers.add(family.cell);
  world.clock.pass(day);
  await runJobs(world, which);
  world.phones.state.badNumbers.clear();
};

export const timeSteps: Record<string, Happening> = {
  daysPass,
  weeksWithoutJobs,
  twoProcesses,
  clockGoesBack,
  gatewayTrouble,
  refusedNumber,
};
