import { type CauseOfDeath } from '../../code-lists/claims';
import { type ClaimBasis } from './claim-basis';
import { type AmountsOfCause, amountsOfLines, payableOf } from './amounts-of-cause';
import { type ClaimLine, type PaymentDays } from './claim-line';
import { heldBelow, totalOf } from './claim-lines';
import { coverLine } from './cover-line';
import { type CoverElsewhere } from './cover-elsewhere';
import { byCause, type KnownCause, knownCauses } from './known-causes';
import { legalMaximum, maximumHere } from './legal-maximum';
import { sumOf } from './rand';
import { riderLines } from './rider-lines';
import { whyNotAtAll, whyNothing } from './why-nothing';

/** What a claim pays, by cause of death. Amounts in rand. */
export interface ClaimAmounts {
  byCause: Readonly<Record<CauseOfDeath, AmountsOfCause>>;
  /** What the law allows over all policies; null: no maximum. */
  legalMaximum: number | null;
}

/** What a claim pays for each cause of death, and while the cause is not known. Source: docs/domain/claims.md#c4-2. */
export function claimAmounts(basis: ClaimBasis, days: PaymentDays): ClaimAmounts {
  const known = byCause((cause) => amountsOfCause(basis, cause, days));
  return { byCause: { ...known, UNKNOWN: whileUnknown(known) }, legalMaximum: legalMaximum(basis) };
}

/** The part that is paid whatever the cause turns out to be: the least over all causes. Source: docs/domain/claims.md#c4-3. */
function whileUnknown(known: Readonly<Record<KnownCause, AmountsOfCause>>): AmountsOfCause {
  const all = knownCauses.map((cause) => known[cause]);
  const least = all.reduce((one, other) => (isLess(other, one) ? other : one));
  const most = Math.max(...all.map(payableOf));
  const nothing = all.every((one) => one.nothing !== null) ? known.ACCIDENT.nothing : null;
  return { ...least, nothing, disputed: sumOf([most, -payableOf(least)]) };
}

/** Less in all; of as much in all, the one that fewer premiums are taken off. */
const isLess = (one: AmountsOfCause, other: AmountsOfCause): boolean =>
  payableOf(one) < payableOf(other) || (payableOf(one) === payableOf(other) && one.total < other.total);

/** What this policy leaves another one to go by that covers the same person: what it pays by cause, whatever is deducted. */
export const asCoverElsewhere = (
  { policyNumber, inceptionDate }: ClaimBasis,
  amounts: ClaimAmounts,
): CoverElsewhere => ({
  policyNumber,
  inceptionDate,
  amounts: byCause((cause) => amounts.byCause[cause].total),
});

function amountsOfCause(basis: ClaimBasis, cause: KnownCause, days: PaymentDays): AmountsOfCause {
  const lines = linesOfCause(basis, cause, days);
  const isCut = lines.some(({ beforeMaximum }) => beforeMaximum > 0);
  const nothing = totalOf(lines) > 0 ? null : whyNothing(basis, cause, isCut);
  return amountsOfLines(basis, lines, days.decidedOn, nothing);
}

/** Cover, then every benefit, zeros among them. */
function linesOfCause(basis: ClaimBasis, cause: KnownCause, days: PaymentDays): ClaimLine[] {
  if (whyNotAtAll(basis) !== null) return [];
  const { dayOfDeath, riders } = basis;
  const maximum = maximumHere(basis, cause);
  const cover = coverLine(basis, cause, maximum, days.decidedOn);
  const ofRiders = riders.flatMap((rider) => riderLines(rider, { cause, dayOfDeath }, days));
  return heldBelow([cover, ...ofRiders], maximum);
}
