import { startedClock } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';

/** A claim whose decision does not hold any more: it stays readable, and a new clock runs from now. */
export function undecided(record: ClaimRecord, now: Date): ClaimRecord {
  const { decision, earlierDecisions } = record;
  const { decisionDue } = startedClock(now);
  return {
    ...record,
    recommendation: null,
    decision: null,
    earlierDecisions: [...earlierDecisions, ...(decision ? [decision] : [])],
    decidedAt: null,
    disputeReason: null,
    clockFrom: now.toISOString(),
    clock: { completeAt: now.toISOString(), decisionDue, disputedAt: null, disputeDue: null },
  };
}
