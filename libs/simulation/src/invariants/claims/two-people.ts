import { claimLimits, toCents } from '@portal/domain';
import { isAdministrator } from '../../world/staff';
import { type ClaimInvariant } from './seen-claim';

/** Nobody confirms what they recommended, by the claim and by its audit. Source: docs/domain/claims.md#c7-1. */
const nobodyConfirmsTheirOwn: ClaimInvariant = ({ claim: { record }, acts }) => {
  const decisions = [...record.earlierDecisions, ...(record.decision ? [record.decision] : [])];
  if (decisions.some(({ by, confirmedBy }) => by.id === confirmedBy.id)) return 'somebody confirmed their own decision';
  const answers = record.representations.flatMap(({ answer }) => answer ?? []);
  if (answers.some(({ by, confirmedBy }) => by.id === confirmedBy?.id)) return 'somebody confirmed their own answer';
  let recommendedBy: string | null = null;
  for (const { action, by } of acts) {
    if (action === 'CLAIM_RECOMMENDED') recommendedBy = by;
    if (action !== 'CLAIM_CONFIRMED') continue;
    if (recommendedBy === null) return 'a decision was confirmed that nobody recommended';
    if (recommendedBy === by) return 'the audit has one person who recommended and confirmed';
    recommendedBy = null;
  }
  return null;
};

/** A refusal, a corrected amount and more than the limit of consultants are confirmed by an administrator. Source: docs/domain/claims.md#c7-1. */
const administratorsConfirm: ClaimInvariant = ({ claim: { record } }) => {
  const decisions = [...record.earlierDecisions, ...(record.decision ? [record.decision] : [])];
  const wrong = decisions.filter(({ kind, isPartRefused, isCorrected, amounts, confirmedBy }) => {
    const cents = toCents(amounts.payableNow) + toCents(amounts.payableLater);
    const isMuch = cents > toCents(claimLimits.CONSULTANT_CONFIRMS_AT_MOST);
    const isForThem = kind === 'REPUDIATE' || isPartRefused || isCorrected || isMuch;
    return isForThem && !isAdministrator(confirmedBy.id);
  });
  return wrong.length === 0 ? null : 'a consultant confirmed what an administrator confirms';
};

export const twoPeopleInvariants: Record<string, ClaimInvariant> = {
  'nobody-confirms-their-own': nobodyConfirmsTheirOwn,
  'administrators-confirm-what-is-theirs': administratorsConfirm,
};
