import { type Claim } from '@portal/contract';
import {
  type AmountsOfCause,
  type CauseOfDeath,
  type ClaimAmounts,
  fromCents,
  isCutByLaw,
  knownCauses,
  payableOf,
  type PlainDate,
  premiumsPaidBack,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import { type ClaimRow } from '@portal/service-store';
import { amountsSoFar, causeSoFar } from './documents/document-facts-of';
import { whyNothing } from './why-nothing';

type Read = NonNullable<Claim['amounts']>;

/** What a claim pays, as the policyholder reads it: as it was decided, before that as it would be decided today. */
export function claimAmountsRead(claim: Pick<ClaimRow, 'record'>, today: PlainDate): Read {
  const { decision } = claim.record;
  const computed = amountsSoFar(claim, today);
  const cause = decision?.cause ?? causeSoFar(claim);
  const amounts = decision?.amounts ?? computed.byCause[cause];
  const decidedOn = decision ? todayInJohannesburg(new Date(decision.confirmedAt)) : today;
  const premiumRefund = decision?.premiumRefund ?? 0;
  return {
    cause,
    isDecided: decision !== null,
    lines: linesRead(amounts, { premiumRefund, decidedOn }),
    payableNow: fromCents(toCents(amounts.payableNow) + toCents(premiumRefund)),
    payableLater: amounts.payableLater,
    deduction: amounts.deduction,
    premiumRefund,
    disputed: amounts.disputed,
    later: amounts.payments.filter(({ payOn }) => payOn > decidedOn).map(({ payOn, amount }) => ({ payOn, amount })),
    otherCauses: decision === null ? otherCauses(computed, cause) : [],
    legalMaximum: isCutByLaw(amounts) ? computed.legalMaximum : null,
    whyNothing: amounts.nothing && whyNothing(amounts.nothing, claim.record),
  };
}

function linesRead(
  { lines }: AmountsOfCause,
  { premiumRefund, decidedOn }: { premiumRefund: number; decidedOn: PlainDate },
): Read['lines'] {
  const read = lines.map(({ kind, label, amount, payOn }) => ({ kind, label, amount, payOn }));
  const refund = {
    kind: 'PREMIUM_REFUND' as const,
    ...premiumsPaidBack(premiumRefund),
    payOn: decidedOn,
  };
  return premiumRefund > 0 ? [...read, refund] : read;
}

/** Causes that would pay another amount. */
const otherCauses = ({ byCause }: ClaimAmounts, cause: CauseOfDeath): Read['otherCauses'] =>
  knownCauses
    .filter((other) => other !== cause && payableOf(byCause[other]) !== payableOf(byCause[cause]))
    .map((other) => ({
      cause: other,
      payableNow: byCause[other].payableNow,
      payableLater: byCause[other].payableLater,
    }));
