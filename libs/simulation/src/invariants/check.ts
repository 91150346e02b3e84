import {
  type ApprovalActionRow,
  type ClaimRow,
  type PolicyRow,
  schema,
  verifyAuditChains,
} from '@portal/service-store';
import { inArray } from 'drizzle-orm';
import { auditKey } from '../world/process';
import { type World } from '../world/world';
import { belongingsOf, toldTo } from './belongings';
import { claimsObserver } from './claims/observe-claims';
import { isBankAwaited, isBankTrying } from './bank-awaited';
import { BrokenInvariant } from '../world/broken-invariant';
import { checkLegalMaximum } from './cover';
import { coverInvariants } from './cover-today';
import { deathInvariants, isHeldByDeath } from './deaths';
import { checkJob, jobInvariants, payingNow } from './jobs';
import { ledgerInvariants } from './ledger';
import { checkLog } from './log';
import { checkMessages } from './messages';
import { recordInvariants } from './record';
import { type PolicyInvariant, type Seen } from './seen';
import { leftOverdue, standingInvariants, untoldOfUnpaid } from './standing';
import { undoInvariants } from './undo-requests';

/** The parts of the record that are not as they were. */
function changedParts(before: PolicyRow, { record }: PolicyRow): string {
  const was = before.record as unknown as Record<string, unknown>;
  const isOther = ([name, part]: [string, unknown]) => JSON.stringify(part) !== JSON.stringify(was[name]);
  const parts = Object.entries(record).filter(isOther);
  return parts.map(([name]) => name).join(', ');
}

/** Something a version of a policy leaves behind is told of in its audit. */
const changesAreAudited: PolicyInvariant = ({ row, before, audited }) =>
  before === null || before.version === row.version || audited.now > audited.before
    ? null
    : `the policy changed (${changedParts(before, row)}) and its audit says nothing`;

const ofEveryPolicy: Record<string, PolicyInvariant> = {
  ...recordInvariants,
  ...ledgerInvariants,
  ...standingInvariants,
  ...coverInvariants,
  ...deathInvariants,
  ...undoInvariants,
  'changes-are-audited': changesAreAudited,
};

/** Looks at what each step has changed, and asks of it whatever must hold at every moment. */
export function observer(world: World, asks: (invariant: string) => boolean = () => true) {
  const { database } = world.store;
  const last = new Map<
    string,
    { row: PolicyRow; audited: number; claims: readonly ClaimRow[]; undos: readonly ApprovalActionRow[] }
  >();
  const asked = new Map<string, number>();
  const note = (name: string, times = 1) => void asked.set(name, (asked.get(name) ?? 0) + times);

  const claims = claimsObserver(world, { asks, note });

  const ask = (invariants: Record<string, PolicyInvariant>, seen: Seen): void => {
    for (const [name, invariant] of Object.entries(invariants)) {
      if (!asks(name)) continue;
      note(name);
      const broken = invariant(seen);
      if (broken !== null) throw new BrokenInvariant(name, broken);
    }
  };

  const changedSinceLast = async (withClaims: ReadonlySet<string>): Promise<PolicyRow[]> => {
    const { policyNumber, version, updatedAt } = schema.policies;
    const rows = await database.select({ policyNumber, version, updatedAt }).from(schema.policies);
    const changed = rows
      .filter((row) => {
        const known = last.get(row.policyNumber)?.row;
        const isSame = known?.version === row.version && known.updatedAt.getTime() === row.updatedAt.getTime();
        return !isSame || withClaims.has(row.policyNumber);
      })
      .map((row) => row.policyNumber);
    if (changed.length === 0) return [];
    return database.select().from(schema.policies).where(inArray(policyNumber, changed));
  };

  const look = async (rows: readonly PolicyRow[]): Promise<Seen[]> => {
    const numbersOf = (some: readonly PolicyRow[]) => some.map(({ policyNumber }) => policyNumber);
    const before = (row: PolicyRow) => last.get(row.policyNumber) ?? null;
    const lapsed = rows.filter((row) => row.status === 'LAPSED' && before(row)?.row.status !== 'LAPSED');
    const [belongings, told] = [
      await belongingsOf(database, numbersOf(rows)),
      await toldTo(database, numbersOf(lapsed)),
    ];
    const today = world.clock.today();
    return rows.map((row): Seen => {
      const known = before(row);
      const { audited, ...own } = belongings(row.policyNumber);
      last.set(row.policyNumber, { row, audited, claims: own.claims, undos: own.undos });
      return {
        row,
        before: known?.row ?? null,
        ...own,
        claimsBefore: known?.claims ?? [],
        undosBefore: known?.undos ?? [],
        audited: { now: audited, before: known?.audited ?? 0 },
        told: told(row.policyNumber),
        today,
      };
    });
  };

  return {
    asked,
    /** After one step: everything about the policies that it changed. */
    async afterStep(): Promise<void> {
      const changed = await changedSinceLast(await claims.afterStep());
      for (const seen of await look(changed)) ask(ofEveryPolicy, seen);
      if (changed.length === 0 || !asks('legal-maximum')) return;
      checkLegalMaximum(
        [...last.values()].map(({ row }) => row),
        world.clock.today(),
      );
      note('legal-maximum', last.size);
    },
    /** After the jobs have run with nothing in their way, and `afterStep`: what they should have settled. */
    async afterJobs(): Promise<void> {
      const rows = [...last.values()].map(({ row }) => row);
      for (const name of jobInvariants.filter(asks)) {
        await checkJob(name, world, rows);
        note(name);
      }
      if (!asks('jobs-settle-what-is-due')) return;
      const isPaying = await payingNow(database);
      const today = world.clock.today();
      note('jobs-settle-what-is-due', rows.length);
      note('unpaid-is-told-while-the-bank-tries', rows.length);
      for (const row of rows) {
        const hasOpenPayment = isPaying.has(row.policyNumber);
        const isHeld = isHeldByDeath(last.get(row.policyNumber)?.claims ?? [], today);
        const untold = hasOpenPayment && !isHeld ? untoldOfUnpaid(row, today) : null;
        if (untold !== null && (await isBankTrying(database, row))) {
          throw new BrokenInvariant('unpaid-is-told-while-the-bank-tries', untold);
        }
        const broken = leftOverdue({ row, today, hasOpenPayment, isHeldByDeath: isHeld });
        if (broken === null || (await isBankAwaited(database, row, today))) continue;
        throw new BrokenInvariant('jobs-settle-what-is-due', broken);
      }
    },
    /** Now and then, and at the end: what is about the whole. */
    async wholeWorld(): Promise<void> {
      if (asks('a-message-is-sent-once')) {
        await checkMessages(world);
        note('a-message-is-sent-once', world.phones.all().length);
      }
      // Anchors are made by the jobs, which run less often here than every minute.
      const verdict = await verifyAuditChains(database, { key: auditKey, now: world.upkeep.last });
      note('audit-holds', verdict.rows);
      const [broken] = [...verdict.broken, ...verdict.brokenAnchors];
      if (broken) throw new BrokenInvariant('audit-holds', broken.problem);
      note('log-names-nobody', checkLog(world));
    },
  };
}
