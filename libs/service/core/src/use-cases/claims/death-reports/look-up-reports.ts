import {
  appendAudit,
  type DeathReportRow,
  findDeathReport,
  inTransaction,
  insertDeathReportLives,
  lockDeathReport,
  lockPolicies,
  oneByOne,
  reportsToLookUp,
  type Transaction,
  updateDeathReport,
} from '@portal/service-store';
import { findLives } from './find-lives';
import { type JudgedLife, judgeFindings } from './judge-findings';
import { openLinkedClaim } from './open-linked-claim';
import { tellPolicyholders } from './tell-policyholder';
import { type RoundTools } from '../round-tools';

/** Looked up in one round. */
const mostARound = 100;

/**
 * Looks up every report that waits for it: whom it is about, whether the reporter is known there, and who has to be told. Where the reporter is
 * known, the claim opens. Each in a
 * transaction of its own; one that fails is set apart and holds up no other. Gives how many were looked up.
 */
export async function lookUpDeathReports(tools: RoundTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'DEATH_REPORT');
  const waiting = await reportsToLookUp(tools.database, work.batch(mostARound));
  const isLookedUp = async (id: string) => {
    await inTransaction(tools.database, (tx) => lookUp(tools, tx, id));
    return true;
  };
  return work.goThrough(waiting, (id) => ({ id, policyNumber: null }), isLookedUp, signal);
}

async function lookUp({ clock, random }: RoundTools, tx: Transaction, id: string): Promise<void> {
  const asked = await findDeathReport(tx, id);
  if (asked === null) return;
  await lockPolicies(tx, linkedPolicies(await judgedFor(tx, asked)));
  const report = await lockDeathReport(tx, id);
  if (report?.status !== 'RECEIVED') return; // another process was faster
  const now = clock.now();
  const { status, lives } = await judgedFor(tx, report);
  await tellPolicyholders({ random }, tx, report, lives, now);
  await insertDeathReportLives(
    tx,
    lives.map(({ policy: { policyNumber }, life, kind, isLinked }) => {
      return { reportId: id, policyNumber, lifeId: life.id, lifeKind: kind, isLinked };
    }),
  );
  await updateDeathReport(tx, id, { status, lookedUpAt: now }, now);
  await noteFindings(tx, { id, status, lives, now });
  for (const found of lives.filter(({ isLinked }) => isLinked)) {
    await openLinkedClaim({ random }, tx, report, { ...found, cellNumber: report.cellNumber }, now);
  }
}

const judgedFor = async (tx: Transaction, report: DeathReportRow) =>
  judgeFindings(await findLives(tx, report), report.cellProvedAt && report.cellNumber);

/** The policies on which claims open: they are held before the report, by everybody who needs both. */
const linkedPolicies = ({ lives }: { lives: readonly JudgedLife[] }): string[] =>
  lives.filter(({ isLinked }) => isLinked).map(({ policy }) => policy.policyNumber);

/** Writes what was found into the audit of each policy, where it is told to nobody, and what became of the report into the system's. */
async function noteFindings(
  tx: Transaction,
  { id, status, lives, now }: { id: string; status: string; lives: readonly JudgedLife[]; now: Date },
): Promise<void> {
  const event = {
    at: now,
    actorType: 'SYSTEM',
    outcome: 'SUCCEEDED',
    entityType: 'DEATH_REPORT',
    entityId: id,
  } as const;
  for (const { policy, kind, isLinked, tells } of lives) {
    const after = { lifeKind: kind, isLinked, tells };
    await appendAudit(tx, { ...event, policyNumber: policy.policyNumber, action: 'DEATH_REPORT_MATCHED', after });
  }
  await appendAudit(tx, { ...event, action: 'DEATH_REPORT_LOOKED_UP', after: { status, lives: lives.length } });
}
