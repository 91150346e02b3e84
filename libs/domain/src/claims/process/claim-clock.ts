import { addBusinessDays } from '../../base/collection-day';
import { limits } from '../../base/limits';
import { addDays, type PlainDate } from '../../base/plain-date';
import { fail, ok, type Result } from '../../base/result';
import { todayInJohannesburg } from '../../base/south-african-time';
import { type ClaimDocumentStatus, type ClaimStatus } from '../../code-lists/claims';
import { conduct } from '../../policy/conduct';
import { claimLimits } from './claim-limits';

/** A document of a claim, as far as the clock goes. */
export interface ClockDocument {
  /** Nothing is decided without it; what is needed to pay alone stops no clock. */
  isRequired: boolean;
  status: ClaimDocumentStatus;
  /** When it reached us, through whatever channel, or when we said that we do without it; null: neither yet. */
  settledAt: Date | null;
}

/** The clocks of a claim; a day counts until its end. Source: docs/domain/claims.md#c3. */
export interface ClaimClock {
  /** When everything was there that a decision needs. */
  completeAt: Date | null;
  decisionDue: PlainDate | null;
  disputedAt: Date | null;
  disputeDue: PlainDate | null;
}

/** While something is missing, and after a withdrawal. */
export const stoppedClock: ClaimClock = { completeAt: null, decisionDue: null, disputedAt: null, disputeDue: null };

const open: readonly ClaimDocumentStatus[] = ['NEEDED', 'NOT_USABLE'];

/**
 * The moment at which the last required document was received, not read; null while one is missing. `from` is when the claim was reported or
 * opened again: no clock runs from before.
 */
export function completeAt(documents: readonly ClockDocument[], from: Date): Date | null {
  const required = documents.filter(({ isRequired }) => isRequired);
  if (required.some(({ status, settledAt }) => open.includes(status) || settledAt === null)) return null;
  return new Date(Math.max(from.getTime(), ...required.map(({ settledAt }) => settledAt?.getTime() ?? 0)));
}

/** The clock of a claim that has everything from this moment on: the day itself counts 0, at whatever hour. */
export const startedClock = (complete: Date): ClaimClock => ({
  ...stoppedClock,
  completeAt: complete,
  decisionDue: addBusinessDays(todayInJohannesburg(complete), limits.CLAIM_BUSINESS_DAYS),
});

/** The refusal of a second dispute. */
export const disputedOnce = (): Result<never> => fail('A claim gets more time only once.', 'NOT_POSSIBLE');

/**
 * More time, once: it ends so many business days after the day on which the decision was due, whenever it is asked for. Refuses a claim that
 * still waits for documents with INVALID_STATUS, and a second time with NOT_POSSIBLE.
 */
export function disputedClock(clock: ClaimClock, now: Date): Result<ClaimClock> {
  if (clock.decisionDue === null) return fail('The claim still waits for documents.', 'INVALID_STATUS');
  if (clock.disputedAt !== null) return disputedOnce();
  const disputeDue = addBusinessDays(clock.decisionDue, conduct.DISPUTED_CLAIM_BUSINESS_DAYS);
  return ok({ ...clock, disputedAt: now, disputeDue });
}

/**
 * The clock after a required document was found not usable: cleared, until a usable one comes. Refuses it with NOT_POSSIBLE after the day on
 * which the decision is due and after a dispute: then the claim can only be disputed, or decided with what is there.
 */
export const clockWithoutDocument = ({ decisionDue, disputedAt }: ClaimClock, today: PlainDate): Result<ClaimClock> =>
  disputedAt !== null || (decisionDue !== null && today > decisionDue)
    ? fail('It is too late to say that a document is not usable. Dispute the claim, or decide with it.', 'NOT_POSSIBLE')
    : ok(stoppedClock);

/** The day at whose end a claim must be decided; null while nobody has to decide. */
export function decisionDay({ status, decisionDue, disputeDue }: DuePart): PlainDate | null {
  if (status === 'IN_ASSESSMENT') return decisionDue;
  return status === 'DISPUTED' ? disputeDue : null;
}
type DuePart = Pick<ClaimClock, 'decisionDue' | 'disputeDue'> & { status: ClaimStatus };

/** Whether the day has passed by which a claim had to be decided. */
export function isClaimOverdue(claim: DuePart, today: PlainDate): boolean {
  const due = decisionDay(claim);
  return due !== null && today > due;
}

/** The day by whose end somebody is contacted who reported a death, or asked for help with a document. */
export const contactBy = (now: Date): PlainDate =>
  addBusinessDays(todayInJohannesburg(now), claimLimits.CONTACT_BUSINESS_DAYS);

/** The day on which the bank is told to pay what was confirmed: that day, or the next business day. */
export const payoutDay = (confirmed: Date): PlainDate =>
  addBusinessDays(addDays(todayInJohannesburg(confirmed), -1), 1);
