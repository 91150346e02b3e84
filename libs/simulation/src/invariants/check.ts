import { paymentsOf, type PolicyRow, schema, settledPremiumsOf, verifyAuditChains } from '@portal/service-store';
import { count, eq, inArray } from 'drizzle-orm';
import { type World } from '../world/world';
import { BrokenInvariant } from './broken-invariant';
import { checkLegalMaximum } from './cover';
import { ledgerInvariants } from './ledger';
import { checkLog } from './log';
import { checkMessages } from './messages';
import { recordInvariants } from './record';
import { type PolicyInvariant, type Seen } from './seen';
import { settledInvariants, standingInvariants } from './standing';

const everyPayment = 10_000;

/** Something a version of a policy leaves behind is told of in its audit. */
const changesAreAudited: PolicyInvariant = ({ row, before, audited }) =>
  before === null || before.version === row.version || audited.now > audited.before
    ? null
    : 'the policy changed and its audit says nothing';

const ofEveryPolicy: Record<string, PolicyInvariant> = {
  ...recordInvariants,
  ...ledgerInvariants,
  ...standingInvariants,
  'changes-are-audited': changesAreAudited,
};

/** Looks at what each step has changed, and asks of it whatever must hold at every moment. */
export function observer(world: World, asks: (invariant: string) => boolean = () => true) {
  const { database } = world.store;
  const last = new Map<string, { row: PolicyRow; audited: number }>();
  const asked = new Map<string, number>();
  const note = (name: string, times = 1) => void asked.set(name, (asked.get(name) ?? 0) + times);

  const ask = (invariants: Record<string, PolicyInvariant>, seen: Seen): void => {
    for (const [name, invariant] of Object.entries(invariants)) {
      if (!asks(name)) continue;
      note(name);
      const broken = invariant(seen);
      if (broken !== null) throw new BrokenInvariant(name, broken);
    }
  };

  const changedSinceLast = async (): Promise<string[]> => {
    const { policyNumber, version, updatedAt } = schema.policies;
    const rows = await database.select({ policyNumber, version, updatedAt }).from(schema.policies);
    return rows
      .filter((row) => {
        const known = last.get(row.policyNumber)?.row;
        return known?.version !== row.version || known.updatedAt.getTime() !== row.updatedAt.getTime();
      })
      .map((row) => row.policyNumber);
  };

  const look = async (row: PolicyRow): Promise<Seen> => {
    const { policyNumber } = row;
    const { notifications, audit } = schema;
    const { type, createdAt } = notifications;
    const [payments, settled, told, [rows]] = await Promise.all([
      paymentsOf(database, policyNumber, everyPayment),
      settledPremiumsOf(database, policyNumber),
      database.select({ type, createdAt }).from(notifications).where(eq(notifications.policyNumber, policyNumber)),
      database.select({ count: count() }).from(audit).where(eq(audit.chain, policyNumber)),
    ]);
    const known = last.get(policyNumber);
    const audited = { now: rows?.count ?? 0, before: known?.audited ?? 0 };
    last.set(policyNumber, { row, audited: audited.now });
    return { row, before: known?.row ?? null, payments, settled, told, audited, today: world.clock.today() };
  };

  const rowsOf = (numbers: readonly string[]): Promise<PolicyRow[]> =>
    numbers.length === 0
      ? Promise.resolve([])
      : database
          .select()
          .from(schema.policies)
          .where(inArray(schema.policies.policyNumber, [...numbers]));

  return {
    asked,
    /** After one step: everything about the policies that it changed. */
    async afterStep(): Promise<void> {
      for (const row of await rowsOf(await changedSinceLast())) ask(ofEveryPolicy, await look(row));
    },
    /** After the jobs have run with nothing in their way: everything about every policy. */
    async afterJobs(): Promise<void> {
      const rows = await database.select().from(schema.policies);
      for (const row of rows) {
        const known = last.get(row.policyNumber)?.row;
        const isDue = row.nextStandingDay !== null && row.nextStandingDay <= world.clock.today();
        if (known?.version !== row.version || isDue || row.status !== 'ACTIVE') ask(settledInvariants, await look(row));
      }
      if (!asks('legal-maximum')) return;
      checkLegalMaximum(rows, world.clock.today());
      note('legal-maximum', rows.length);
    },
    /** Now and then, and at the end: what is about the whole. */
    async wholeWorld(): Promise<void> {
      if (asks('a-message-is-sent-once')) {
        await checkMessages(world);
        note('a-message-is-sent-once', world.phones.all().length);
      }
      const verdict = await verifyAuditChains(database);
      note('audit-holds', verdict.rows);
      if (verdict.broken.length > 0) throw new BrokenInvariant('audit-holds', verdict.broken[0]?.problem ?? '');
      note('log-names-nobody', checkLog(world));
    },
  };
}
export type Observer = ReturnType<typeof observer>;
