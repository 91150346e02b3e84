import { claimDecisions, formatMoment, formatRand, formatRandOr, labelOf, refusalReasons } from '@portal/domain';
import { type ClaimCase } from '../records/staff/claim-case';
import { causeWords } from './claim-words';

type Recommendation = NonNullable<ClaimCase['recommendation']>;

/** What is decided on a claim, in one line: `Approve, R 20 000 at once`. */
export function claimDecisionWords({ kind, payableNow, payableLater }: Recommendation): string {
  const label = labelOf(claimDecisions, kind);
  if (kind === 'REPUDIATE') return label;
  const later = payableLater > 0 ? `, ${formatRand(payableLater)} later` : '';
  return `${label}, ${formatRandOr(payableNow, 'nothing')} at once${later}`;
}

/** What was recommended, why and by whom. */
export const claimDecisionRows = (said: Recommendation): { label: string; value: string }[] => [
  { label: 'What', value: claimDecisionWords(said) },
  { label: 'Cause', value: causeWords(said.cause) },
  ...(said.isCorrected ? [{ label: 'Amount', value: 'Raised above what was computed' }] : []),
  ...(said.reasonCode === null ? [] : [{ label: 'Refused because', value: labelOf(refusalReasons, said.reasonCode) }]),
  ...(said.reasonText === null ? [] : [{ label: 'Reason', value: said.reasonText }]),
  ...(said.wording === null ? [] : [{ label: 'Clause', value: said.wording }]),
  { label: 'Recommended by', value: `${said.by.name}, ${formatMoment(new Date(said.at))}` },
];
