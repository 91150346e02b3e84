import { type ClaimRow } from '@portal/service-store';
import { addBusinessDays, answeredBy, isOpenClaim, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type ClaimInvariant } from './seen-claim';

/** Business days of the law: to decide, and more of them once for a dispute. */
const toDecide = 2;
const toClearUp = 14;

/** The day by whose end somebody has to decide, by the moment of the last document and the rule alone; null: nobody has to. */
function dayToDecide({ status, record: { clock } }: Pick<ClaimRow, 'status' | 'record'>): PlainDate | null {
  if ((status !== 'IN_ASSESSMENT' && status !== 'DISPUTED') || clock.completeAt === null) return null;
  const due = addBusinessDays(todayInJohannesburg(new Date(clock.completeAt)), toDecide);
  return status === 'DISPUTED' ? addBusinessDays(due, toClearUp) : due;
}

/** The day by whose end somebody has to act: to decide, or to answer whoever does not agree. */
export function dayToAct(claim: Pick<ClaimRow, 'status' | 'record'>): PlainDate | null {
  const waiting = claim.record.representations.find(({ answeredAt }) => answeredAt === null);
  const toAnswer = waiting && (waiting.answerDue ?? answeredBy(todayInJohannesburg(new Date(waiting.receivedAt))));
  return dayToDecide(claim) ?? toAnswer ?? null;
}

/** A claim that has everything has its day, counted from the last document; one that waits has none. Source: docs/domain/claims.md#c3. */
const clockIsRight: ClaimInvariant = ({ claim }) => {
  const { status, dueOn, record } = claim;
  const { decisionDue, disputeDue, completeAt } = record.clock;
  if ((status === 'IN_ASSESSMENT' || status === 'DISPUTED') && completeAt === null) return 'no clock runs';
  if (status === 'REPORTED' && decisionDue !== null) return 'a clock runs although documents are missing';
  const due = dayToDecide(claim);
  const said = status === 'DISPUTED' ? disputeDue : decisionDue;
  if (due !== null && due !== said) return `it is to be decided by ${said} and not by ${due}`;
  return dueOn === dayToAct(claim) ? null : `the queue has ${dueOn} and not ${dayToAct(claim)}`;
};

/** What was found to be a mistake stays one, and money that was handed to the bank is not taken back. Source: docs/domain/claims.md#c2-5. */
const theEndIsTheEnd: ClaimInvariant = ({ claim, before, payouts }) => {
  if (before?.status === 'VOID' && claim.status !== 'VOID') return `VOID became ${claim.status}`;
  const isClosed = claim.status === 'WITHDRAWN' || claim.status === 'DORMANT';
  const isUnderWay = payouts.some(({ status }) => status === 'READY' || status === 'SENT' || status === 'SCHEDULED');
  return isClosed && isUnderWay ? `money is under way for a claim that is ${claim.status}` : null;
};

/** Where a claim is decided the decision stands on it, and nothing waits for a second person any more. Source: docs/domain/claims.md#c7-1. */
const approvedHasADecision: ClaimInvariant = ({ claim: { status, record } }) => {
  const isDecided = status === 'APPROVED' || status === 'PAID' || status === 'REPUDIATED';
  if (isDecided && record.decision === null) return `it is ${status} without a decision`;
  return isOpenClaim(status) || record.recommendation === null
    ? null
    : `a recommendation waits although it is ${status}`;
};

export const clockInvariants: Record<string, ClaimInvariant> = {
  'claims-have-their-day': clockIsRight,
  'closed-claims-stay-closed': theEndIsTheEnd,
  'decided-claims-have-a-decision': approvedHasADecision,
};
