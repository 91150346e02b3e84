import { dayAboveMaximum, todayInJohannesburg } from '@portal/domain';
import { atSize, isProving } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { livesOn } from './record/lives-on';
import { asCovering } from './rules/covering';
import { settlePolicyNow } from './lifecycle/settle-policy';
import { aSecondFamily, anotherPolicy } from './testing/second-family';
import { sharedLives, type Step, steps, twoPolicyHistories } from './testing/two-policy-operations';
import { aWorld, type World } from './testing/world';

const run = (worlds: readonly World[], { name, policy, pick }: Step) => steps[name](worlds[policy] as World, pick);

/** Nobody is above the maximum on either policy or both together, today or on any day to come. */
async function expectLawful(worlds: readonly World[]): Promise<void> {
  // What has become due on one policy counts for the other before it was written there.
  for (const { tools, policyNumber } of worlds) await settlePolicyNow(tools, policyNumber);
  const records = await Promise.all(worlds.map(async (world) => (await world.policy()).record));
  const policies = records.map((record) => [asCovering(record)]);
  const today = todayInJohannesburg((worlds[0] as World).tools.clock.now());
  for (const life of records.flatMap(livesOn)) {
    expect([life.First_Name, dayAboveMaximum(life, policies, today)]).toEqual([life.First_Name, null]);
  }
}

/** Milliseconds. At full size a failing history is printed as it is: making one of 150 steps smaller takes many hours. */
const timeout = atSize({ test: 240_000, prove: 7_200_000 });

onEveryDatabase('Random histories of two policies that cover the same people', (db) => {
  const families = async () => {
    const first = await aWorld(db.database);
    return [first, await anotherPolicy(first, aSecondFamily(sharedLives))];
  };

  it(
    'never take anybody above the legal maximum, today or later',
    async () => {
      const counted = { done: 0, above: 0 };
      const size = { runs: atSize({ test: 2, prove: 200 }), length: atSize({ test: 60, prove: 150 }) };
      await fc.assert(
        fc.asyncProperty(twoPolicyHistories(size.length), async (history) => {
          const worlds = await families();
          for (const step of history) {
            const outcome = await run(worlds, step);
            if (outcome.success) counted.done += 1;
            else if (outcome.message.endsWith('above the legal maximum')) counted.above += 1;
          }
          await expectLawful(worlds);
        }),
        { numRuns: size.runs, endOnFailure: isProving },
      );
      // A test in which nothing is done, or nothing refused for this, shows little; two short histories may well have none of these.
      expect(counted.done).toBeGreaterThan((size.runs * size.length) / 20);
      expect(counted.above).toBeGreaterThanOrEqual(atSize({ test: 0, prove: 1 }));
    },
    timeout,
  );

  it(
    'nor do ten people at once',
    async () => {
      const size = { runs: atSize({ test: 1, prove: 150 }), length: atSize({ test: 60, prove: 150 }) };
      await fc.assert(
        fc.asyncProperty(twoPolicyHistories(size.length), async (history) => {
          const worlds = await families();
          for (let at = 0; at < history.length; at += 10) {
            await Promise.all(history.slice(at, at + 10).map((step) => run(worlds, step)));
            await expectLawful(worlds);
          }
        }),
        { numRuns: size.runs, endOnFailure: isProving },
      );
    },
    timeout,
  );
});
