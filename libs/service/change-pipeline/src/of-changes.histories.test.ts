import { todayInJohannesburg } from '@portal/domain';
import { atSize, isProving } from '@portal/domain/testing';
import { auditOf, schema, verifyAuditChains } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withPremiums } from './plan/premium-of-policy';
import { brokenInvariant } from './rules/invariants';
import { histories, run } from './testing/operations';
import { aWorld, type World } from './testing/world';

const actionsOf = (world: World) =>
  world.database
    .select()
    .from(schema.approvalActions)
    .where(eq(schema.approvalActions.policyNumber, world.policyNumber));

/** What must be true of a policy at every moment, whatever happened to it. */
async function expectWholeness(world: World): Promise<void> {
  const { record, version } = await world.policy();
  expect(brokenInvariant(record, todayInJohannesburg(world.tools.clock.now()))).toBeNull();
  expect(record.Version).toBe(version);
  expect(withPremiums(record, record.Inception_Date).Monthly_Premium).toBe(record.Monthly_Premium);
  const actions = await actionsOf(world);
  const waiting = actions
    .filter(({ status }) => status === 'PENDING')
    .map(({ entityType, entityId }) => entityType + entityId);
  expect(new Set(waiting).size).toBe(waiting.length);
  for (const { record: action, status } of actions) {
    if (status !== 'APPROVED' && status !== 'APPLIED') continue;
    expect(action.decidedBy?.id ?? 'nobody').not.toBe(action.requestedBy.id);
    if (action.approverType === 'CUSTOMER') expect(action.decidedBy?.role ?? 'customer').toBe('customer');
    if (action.approverType === 'SECOND_STAFF') expect(action.decidedBy?.role ?? 'portalAdmin').toBe('portalAdmin');
  }
}

onEveryDatabase('Random histories of a policy (E4)', (db) => {
  const size = db.isParallel
    ? { runs: atSize({ test: 8, prove: 300 }), atOnce: atSize({ test: 5, prove: 100 }), length: 120 }
    : { runs: atSize({ test: 2, prove: 60 }), atOnce: atSize({ test: 2, prove: 20 }), length: 60 };
  /** Milliseconds. */
  const timeout = atSize({ test: 240_000, prove: 7_200_000 });

  it(
    'keep every rule after every step, and the audit tells of each',
    async () => {
      const counted = { done: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(histories(size.length), async (history) => {
          const world = await aWorld(db.database);
          const audited = (await auditOf(db.database, world.policyNumber)).length;
          let changes = 0;
          for (const operation of history) {
            const { success } = await run(world, operation);
            counted[success ? 'done' : 'refused'] += 1;
            if (success && operation.name !== 'wait') changes += 1;
          }
          await expectWholeness(world);
          const told = (await auditOf(db.database, world.policyNumber)).length - audited;
          expect(told).toBeGreaterThanOrEqual(changes);
          expect(await verifyAuditChains(db.database)).toMatchObject({ broken: [] });
        }),
        { numRuns: size.runs, endOnFailure: isProving },
      );
      // A test in which everything is refused shows nothing.
      expect(counted.done).toBeGreaterThan((size.runs * size.length) / 5);
    },
    timeout,
  );

  it(
    'of ten people at once end as some order of them would',
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(100), async (history) => {
          const world = await aWorld(db.database);
          for (let at = 0; at < history.length; at += 10) {
            await Promise.all(history.slice(at, at + 10).map((operation) => run(world, operation)));
            await expectWholeness(world);
          }
        }),
        { numRuns: size.atOnce, endOnFailure: isProving },
      );
    },
    timeout,
  );
});
