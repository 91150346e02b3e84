import {
  applyStatusTransitions,
  isDeathHeld,
  lastDayAfterDeath,
  laterOf,
  nextStandingDay,
  nextStatusTransition,
  addDays,
  type PlainDate,
  type StatusEvent,
  type StatusTransition,
  todayInJohannesburg,
  type TransitionTaken,
  waitsForPayments,
} from '@portal/domain';
import {
  appendAudit,
  assertUsable,
  insertSettledPremiums,
  type PolicyRow,
  savePolicy,
  saveStanding,
  setNextStandingDay,
  type StoredAction,
  type StoredPolicy,
  together,
  type Transaction,
} from '@portal/service-store';
import { claimsForMainMembers } from './claims-for-main-member';
import { answersAwaited } from '../debit-order/answers-awaited';
import { recordLeftOver } from './record-left-over';
import { sendNotices } from '../base/notices';
import { noticesOfTransition } from './standing-notices';
import { type PipelineTools } from '../base/tools';
import { withdrawUntrue } from './untrue-once-paid';

/** What standing is settled with. */
export interface StandingTools extends Pick<PipelineTools, 'random'> {
  /** Transitions that the caller tells the policyholder of in a message of its own. */
  toldByCaller?: readonly StatusEvent[];
}

interface Moment {
  now: Date;
  today: PlainDate;
  /** What still waits on the policy. */
  open: readonly StoredAction[];
}

/**
 * Takes every transition that payments and the calendar make with a policy, and saves where it comes to rest. The policy must be locked.
 *
 * Its calendar never goes back: a clock that was put back undoes nothing. Throws an UnusableRecord for a record that premiums cannot be
 * worked out with. Source: docs/domain/policy.md#r4-3, #r4-4 and docs/domain/payments.md#r6-5.
 */
export async function saveStatusTransitions(
  tools: StandingTools,
  tx: Transaction,
  found: PolicyRow,
  { now, today, open }: Moment,
): Promise<PolicyRow> {
  assertUsable(found.record);
  const day = laterOf(todayInJohannesburg(found.updatedAt), today);
  const isApplicationOpen = open.some(({ actionType }) => actionType === 'ADD_POLICY');
  const facts = { today: day, isApplicationOpen };
  const free = applyStatusTransitions(found.record, { ...facts, isPaymentOpen: false });
  const waits = await whatIsAwaited(tx, found, free.taken, day);
  const { policy, taken } = applyStatusTransitions(found.record, { ...facts, ...waits });
  const moved = taken.length === 0 ? found : await save(tools, tx, found, { policy, taken, now });
  const row = await recordLeftOver(tools, tx, moved, now);
  // What waits for a payment is looked at when that ends, and tomorrow.
  const isWaiting = nextStatusTransition(policy, { ...facts, isPaymentOpen: false }) !== null;
  const next = isWaiting ? addDays(day, 1) : nextStandingDay(policy);
  return row.nextStandingDay === next ? row : setNextStandingDay(tx, row, next);
}

/** Answers that are missing before the policy may be made worse; asked for only where it would be. */
async function whatIsAwaited(tx: Transaction, row: PolicyRow, free: readonly StatusTransition[], today: PlainDate) {
  if (!free.some(({ event }) => waitsForPayments.includes(event))) return { isPaymentOpen: false };
  const [awaited, isDeathHeld] = await together([answersAwaited(tx, row, today), isHeldByDeath(tx, row, today)]);
  return { ...awaited, isDeathHeld };
}

/**
 * Somebody claims for the main member, or decides who goes on with the policy; after that it ends for good, and never for want of a premium.
 */
async function isHeldByDeath(tx: Transaction, row: PolicyRow, today: PlainDate) {
  const claims = await claimsForMainMembers(tx, row);
  return isDeathHeld(claims, today) || lastDayAfterDeath(row.record, claims) !== null;
}

interface Taken {
  policy: StoredPolicy;
  taken: readonly TransitionTaken<StoredPolicy>[];
  now: Date;
}

async function save(
  tools: StandingTools,
  tx: Transaction,
  found: PolicyRow,
  { policy, taken, now }: Taken,
): Promise<PolicyRow> {
  const hasMoved = policy.Policy_Status !== found.record.Policy_Status;
  const steps = taken.map((one, place) => leftBy(tools, found, { ...one, before: taken[place - 1]?.after }, now));
  const [saved] = await together([
    (hasMoved ? savePolicy : saveStanding)(tx, policy, found.version, now),
    withdrawUntrue(
      tx,
      found.policyNumber,
      taken.map(({ event }) => event),
    ),
    ...steps.flatMap(({ settled, notices, audited }) => [
      insertSettledPremiums(tx, settled),
      sendNotices(tools, tx, found, notices, now),
      appendAudit(tx, audited),
    ]),
  ]);
  return saved;
}

type Step = TransitionTaken<StoredPolicy> & { before: StoredPolicy | undefined };

/** What a transition leaves beside the policy: months that it settles, messages, and its row of the audit. */
function leftBy(
  { toldByCaller }: StandingTools,
  { id, policyNumber, record }: PolicyRow,
  { event, changes, months, before = record, after }: Step,
  now: Date,
) {
  return {
    settled: months.map((month) => ({ ...month, policyNumber, paymentId: null, settledAt: now })),
    notices: toldByCaller?.includes(event) ? [] : noticesOfTransition(event, before, after),
    audited: {
      at: now,
      actorType: 'SYSTEM',
      policyNumber,
      action: auditNames[event],
      outcome: 'SUCCEEDED',
      entityType: 'POLICY',
      entityId: id,
      before: { Policy_Status: before.Policy_Status },
      after: { ...changes },
    } as const,
  };
}

const auditNames: Record<StatusEvent, string> = {
  FIRST_PREMIUM_PAID: 'POLICY_ACTIVE',
  ARREARS_PAID: 'POLICY_ACTIVE',
  REINSTATED: 'POLICY_ACTIVE',
  PREMIUMS_RESUMED: 'POLICY_ACTIVE',
  GRACE_STARTED: 'POLICY_IN_GRACE',
  LAPSED: 'POLICY_LAPSED',
  CANCELLED_AFTER_LAPSE: 'POLICY_CANCELLED',
  MONTHS_PAID_FROM_CREDIT: 'CREDIT_ALLOCATED',
  UNPAID_NOTICE_SENT: 'UNPAID_NOTICE_SENT',
  GRACE_MOVED: 'GRACE_MOVED',
  GRACE_FORGOTTEN: 'GRACE_FORGOTTEN',
};
