import { type ClaimEventName } from '@portal/contract/words';
import { type ClaimStatus, type RefusalLetter } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { type ClaimRecommendation, type ClaimRecord, type DecidedClaim, type StaffName } from '@portal/service-store';
import { nameOfDeceased } from '../../name-of-deceased';
import { withEvent } from '../../with-event';
import { disputedRecord } from '../dispute';
import { asRefusal } from '../on-claim';

/** Who confirms, when, and what they checked. */
interface Confirming {
  staff: StaffName;
  now: Date;
  note: string | null;
}

/** What two people decided, from what the first of them recommended. Pure. */
export const decisionOf = (
  { staff, now, note }: Confirming,
  recommended: ClaimRecommendation,
  more: Pick<DecidedClaim, 'amounts' | 'premiumRefund'> & { letter: RefusalLetter | null },
): DecidedClaim => ({
  ...recommended,
  ...more,
  confirmedBy: staff,
  confirmedAt: now.toISOString(),
  note,
});

const events: Record<ClaimRecommendation['kind'], ClaimEventName> = {
  APPROVE: 'APPROVED',
  PART_APPROVE: 'PART_APPROVED',
  REPUDIATE: 'REFUSED',
};

/** The claim with its decision. A part that depends on the cause alone is looked further into: the claim is disputed, once. Pure. */
export function decidedRecord(
  { staff, now }: Omit<Confirming, 'note'>,
  record: ClaimRecord,
  decision: DecidedClaim,
): Outcome<{ status: ClaimStatus; record: ClaimRecord }> {
  const { kind, isPartRefused, confirmedAt } = decision;
  const decided: ClaimRecord = {
    ...record,
    recommendation: null,
    decision,
    earlierDecisions: [...record.earlierDecisions, ...(record.decision ? [record.decision] : [])],
    disinterested: [...new Set([...record.disinterested, staff.id])],
    decidedAt: confirmedAt,
    accountReminded: [],
  };
  const told = withEvent(decided, { at: now, who: staff.name, event: events[kind] });
  if (kind !== 'PART_APPROVE' || isPartRefused) {
    return done({ status: kind === 'REPUDIATE' ? 'REPUDIATED' : 'APPROVED', record: told });
  }
  const question = decision.reasonText ?? `what ${nameOfDeceased(record)} died of`;
  const disputed = disputedRecord({ ...told, decidedAt: null }, question, now);
  return disputed.success
    ? done({ status: 'DISPUTED', record: disputed.value })
    : (asRefusal(disputed) ?? refused('NOT_POSSIBLE'));
}
