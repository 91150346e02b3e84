import {
  asksForAnotherWayToPay,
  type DebitExceptionDecision,
  decisionsAbout,
  graceAfterReversal,
  isForAdministrators,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import {
  done,
  type Origin,
  type Outcome,
  type PipelineTools,
  refused,
  sendNotices,
  processDueEvents,
} from '@portal/service-change-pipeline';
import {
  appendAudit,
  closeException,
  findException,
  inTransaction,
  lockException,
  lockPolicy,
  type PolicyRow,
  saveStanding,
  type Transaction,
} from '@portal/service-store';
import { newMandateNotice } from './effects/stop-debits';

interface Closing {
  id: string;
  decision: DebitExceptionDecision;
  note: string;
  staff: { id: string; name: string; role: string };
  origin: Origin;
}

interface Closed {
  decision: DebitExceptionDecision;
  /** Whether the policyholder was asked for another way to pay. */
  isAsked: boolean;
  /** Until when the policyholder may pay without losing cover; null: nothing runs out. */
  coveredUntil: PlainDate | null;
}

/**
 * Takes in what staff found about a debit, once. Where it was not known whether the account holder lives, nobody was asked for another way
 * to pay: that happens now, with as many days for it as after a reversal. A main member who died keeps the policy from lapsing.
 */
export async function closeDebitException(
  tools: Pick<PipelineTools, 'database' | 'clock' | 'random'>,
  { id, decision, note, staff, origin }: Closing,
): Promise<Outcome<Closed>> {
  const known = await findException(tools.database, id);
  if (known === null) return refused('NOT_FOUND');
  return inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const row = known.policyNumber === null ? null : await lockPolicy(tx, known.policyNumber);
    const open = await lockException(tx, id);
    if (open === null) return refused('CONFLICT', 'Somebody has dealt with this already.');
    if (isForAdministrators(open.reason) && staff.role !== 'portalAdmin') {
      return refused('FORBIDDEN', 'An administrator looks into payments of claims.');
    }
    if (!decisionsAbout(open.reason).includes(decision)) {
      return refused('CONFLICT', 'This is no answer to what has to be looked into.');
    }
    await closeException(tx, { id, staff, decision, note, now });
    const gone = row === null ? { isAsked: false, coveredUntil: null } : await goOn(tools, tx, row, { decision, now });
    await appendAudit(tx, {
      at: now,
      actorType: 'STAFF',
      actorId: staff.id,
      role: staff.role,
      requestId: origin.requestId,
      ip: origin.address,
      policyNumber: open.policyNumber,
      action: 'DEBIT_EXCEPTION_CLOSED',
      outcome: 'SUCCEEDED',
      entityType: 'DEBIT_EXCEPTION',
      entityId: id,
      reason: note,
      before: { Reason: open.reason },
      after: { Decision: decision },
    });
    return done({ decision, ...gone });
  });
}

/** What waited for the answer goes on. */
async function goOn(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { decision, now }: { decision: DebitExceptionDecision; now: Date },
): Promise<Omit<Closed, 'decision'>> {
  const isAsked = asksForAnotherWayToPay(decision) && row.record.DebiCheckMandate?.Mandate_Status === 'SUSPENDED';
  const open = isAsked ? await withTime(tx, row, now) : row;
  const { row: settled } = await processDueEvents(tools, tx, open, now);
  const coveredUntil = settled.record.Grace_End_Date;
  if (isAsked && coveredUntil !== null) {
    await sendNotices(tools, tx, settled, [newMandateNotice(settled, coveredUntil)], now);
  }
  return { isAsked: isAsked && coveredUntil !== null, coveredUntil };
}

/** Whoever could not be asked before has the days of grace from now on. */
async function withTime(tx: Transaction, { record, version }: PolicyRow, now: Date): Promise<PolicyRow> {
  // The notice that the law asks for has gone out; the new last day is told with the question how to pay.
  const { Grace_End_Date } = graceAfterReversal(record, todayInJohannesburg(now));
  return saveStanding(tx, { ...record, Grace_End_Date }, version, now);
}
