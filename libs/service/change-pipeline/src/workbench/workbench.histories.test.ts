import { atSize, isProving } from '@portal/domain/testing';
import { type ApprovalActionRow, type AuditRow, schema, verifyAuditChains } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { driftOf } from '../rules/drift';
import { holderOf } from '../rules/taken';
import { told } from '../testing/a-request';
import { chosen, type Step, steps, stepsOf } from '../testing/workbench-operations';
import { aWorld, type World } from '../testing/world';

const requestsOf = (world: World): Promise<ApprovalActionRow[]> =>
  world.database
    .select()
    .from(schema.approvalActions)
    .where(eq(schema.approvalActions.policyNumber, world.policyNumber))
    .orderBy(asc(schema.approvalActions.requestedAt), asc(schema.approvalActions.id));

/** Which row of the audit ends the waiting of a request, by what became of it. */
const endings: Record<string, string> = {
  APPROVED: 'CHANGE_APPROVED',
  APPLIED: 'CHANGE_APPROVED',
  FAILED: 'CHANGE_APPROVED',
  DECLINED: 'CHANGE_DECLINED',
  CANCELLED: 'CHANGE_CANCELLED',
  EXPIRED: 'CHANGE_EXPIRED',
  SUPERSEDED: 'CHANGE_REPLACED',
};
const allEndings = [...new Set(Object.values(endings))];

/** What is true of every request, whatever happened to it and in whatever order. */
async function expectWholeness(world: World): Promise<void> {
  const [requests, rows, policy] = await Promise.all([requestsOf(world), told(world), world.policy()]);
  for (const request of requests) {
    const own = rows.filter(({ after }) => (after as { request?: string } | null)?.request === request.id);
    const names = own.map(({ action }) => action);
    // One transition, and a row that tells of it.
    const ended = names.filter((name) => allEndings.includes(name));
    expect(ended, request.status).toEqual(request.status === 'PENDING' ? [] : [endings[request.status]]);
    expect(names.filter((name) => name === 'CHANGE_APPLIED')).toHaveLength(request.status === 'APPLIED' ? 1 : 0);
    expect(names.filter((name) => name === 'CHANGE_FAILED')).toHaveLength(request.status === 'FAILED' ? 1 : 0);
    expectFourEyes(request, own);
    const overridden = own.filter(({ action }) => action.endsWith('_OVERRIDE'));
    expect(overridden).toHaveLength(request.record.ruleOverride?.rules.length ?? 0);
    for (const { role } of overridden) expect(role).toBe('portalAdmin');
    if (request.status !== 'PENDING') {
      expect(request).toMatchObject({ takenBy: null, awaitsCustomer: false, record: { asked: null } });
    }
    // Nothing is on the policy that was not approved.
    if (request.record.actionType === 'ADD_CHILD') {
      const isThere = policy.record.Children.some(({ id }) => id === request.entityId);
      expect(isThere).toBe(request.status === 'APPLIED');
    }
  }
}

function expectFourEyes({ status, record }: ApprovalActionRow, own: readonly AuditRow[]): void {
  const decision = own.find(({ action }) => action === 'CHANGE_APPROVED' || action === 'CHANGE_DECLINED');
  const consents = own.filter(({ action }) => action === 'CONSENT_RECORDED');
  expect(consents.length).toBeLessThanOrEqual(1);
  if (!decision) return;
  expect(['APPROVED', 'APPLIED', 'FAILED', 'DECLINED']).toContain(status);
  const { requestedBy, decidedBy, approverType } = record;
  expect(decidedBy?.id).toBe(decision.actorId);
  expect(decision.actorId).not.toBe(requestedBy.id);
  for (const { actorId } of consents) expect(decision.actorId).not.toBe(actorId);
  const mayBe = { CUSTOMER: ['customer'], STAFF: ['consultant', 'portalAdmin'], SECOND_STAFF: ['portalAdmin'] };
  expect(mayBe[approverType]).toContain(decision.role);
}

const counted: Record<string, number> = {};
const count = (name: string) => void (counted[name] = (counted[name] ?? 0) + 1);

/** Takes one step, and holds it against what was known before. */
async function take(world: World, step: Step): Promise<void> {
  const before = await requestsOf(world);
  const now = world.tools.clock.now();
  const request = before.find(({ id }) => id === chosen(before, step.pick));
  const actor = world.actors[step.who];
  const holder = request && holderOf(request, now);
  const isOthers = Boolean(holder && holder.id !== actor.id && actor.kind !== 'customer');
  const hasMoved = request ? driftOf(request.record, (await world.policy()).record).length > 0 : false;
  const { success } = await steps[step.name](world, before, step);
  if (!success) return count('refused');
  count(step.name);
  if (['approve', 'decline', 'consent', 'take', 'askMore'].includes(step.name)) expect(isOthers).toBe(false);
  if (step.name === 'approve' || step.name === 'consent') expect(hasMoved).toBe(false);
  if (step.name === 'release' && isOthers) expect(actor.kind).toBe('portalAdmin');
  if (step.name === 'take') {
    const taken = (await requestsOf(world)).find(({ id }) => id === request?.id);
    expect(taken).toMatchObject({ takenBy: actor.id, takenAt: now });
  }
}

onEveryDatabase('Random histories of requests (C7)', (db) => {
  const size = db.isParallel
    ? { runs: atSize({ test: 5, prove: 200 }), atOnce: atSize({ test: 5, prove: 100 }), length: 150 }
    : { runs: atSize({ test: 3, prove: 50 }), atOnce: atSize({ test: 2, prove: 20 }), length: 120 };
  /** Milliseconds. */
  const timeout = atSize({ test: 240_000, prove: 7_200_000 });

  it(
    'keep four eyes, one transition and one holder after every step',
    async () => {
      await fc.assert(
        fc.asyncProperty(stepsOf(size.length), async (history) => {
          const world = await aWorld(db.database);
          for (const step of history) await take(world, step);
          await expectWholeness(world);
          expect(await verifyAuditChains(db.database)).toMatchObject({ broken: [] });
        }),
        { numRuns: size.runs, endOnFailure: isProving },
      );
      // A test in which everything is refused shows nothing. Few steps may hold none of the rarest.
      if (!db.isParallel) return;
      for (const name of ['take', 'approve', 'consent', 'askMore', 'sendDocument', 'askInSpite'])
        expect(counted[name]).toBeGreaterThan(0);
    },
    timeout,
  );

  it(
    'keep them when ten people act at once',
    async () => {
      await fc.assert(
        fc.asyncProperty(stepsOf(80), async (history) => {
          const world = await aWorld(db.database);
          for (let at = 0; at < history.length; at += 10) {
            const before = await requestsOf(world);
            const now = history.slice(at, at + 10).filter(({ name }) => name !== 'move');
            await Promise.all(now.map((step) => steps[step.name](world, before, step)));
            await expectWholeness(world);
          }
          expect(await verifyAuditChains(db.database)).toMatchObject({ broken: [] });
        }),
        { numRuns: size.atOnce, endOnFailure: isProving },
      );
    },
    timeout,
  );
});
