import { type AmountsOfCause, type ClaimLine, fromCents, heldBelow, toCents } from '@portal/domain';
import { type ClaimRecord, type DecidedClaim, type PayoutRow } from '@portal/service-store';
import { premiumsOnPayouts } from './payouts-of';

/** What payments of earlier decisions pay, as far as they stand. Rand. */
export interface PaidSoFar {
  /** Without deductions. */
  lines: readonly ClaimLine[];
  /** Premiums that were taken off, each due date once; below zero. */
  deducted: readonly ClaimLine[];
}

type Paid = Pick<PayoutRow, 'status' | 'createdAt' | 'amountCents' | 'record'>;

/**
 * What was paid or will be by earlier decisions: each line once, however many decisions said it, and none that was cancelled. Where a part was
 * cancelled, what stands counts for the lines that are paid first.
 */
export function paidSoFar(
  record: Pick<ClaimRecord, 'decision' | 'earlierDecisions'>,
  payouts: readonly Paid[],
): PaidSoFar {
  const standing = payouts.filter(({ status }) => status !== 'CANCELLED');
  const decisions = decisionsBehind(record, standing).map(({ amounts }) => amounts);
  const deducted = deductedSoFar(record, payouts);
  const deductedCents = deducted.reduce((cents, { amount }) => cents - toCents(amount), 0);
  const netCents = standing.reduce((sum, { amountCents }) => sum + amountCents, 0) - premiumsOnPayouts(standing);
  const lines = decisions
    .reduce<ClaimLine[]>(withAmounts, [])
    .toSorted((one, other) => one.payOn.localeCompare(other.payOn));
  return {
    lines: heldBelow(lines, fromCents(netCents + deductedCents)).filter(({ amount }) => amount > 0),
    deducted,
  };
}

/** The premiums that the same decisions have taken off, each due date once: of several decisions the one that took most of it. */
export function deductedSoFar(
  record: Pick<ClaimRecord, 'decision' | 'earlierDecisions'>,
  payouts: readonly Paid[],
): ClaimLine[] {
  const standing = payouts.filter(({ status }) => status !== 'CANCELLED');
  const lines = decisionsBehind(record, standing).flatMap(({ amounts }) =>
    amounts.lines.filter((line) => !isPaid(line)),
  );
  const byAmount = lines.toSorted((one, other) => one.amount - other.amount);
  return byAmount.filter((line, place) => byAmount.findIndex(({ label }) => label === line.label) === place);
}

/**
 * The decisions of which a payment stands, the oldest first. What was planned may have been divided since, among vouchers or with a funeral
 * parlour, and then stands under payments that are younger than the decision: they come of the last one before them.
 */
const decisionsBehind = (
  { decision, earlierDecisions }: Pick<ClaimRecord, 'decision' | 'earlierDecisions'>,
  standing: readonly Paid[],
): DecidedClaim[] => {
  const decisions = [...earlierDecisions, ...(decision ? [decision] : [])];
  const times = standing.map(({ createdAt }) => createdAt.toISOString());
  return decisions.filter(({ confirmedAt }, place) => {
    const next = decisions[place + 1]?.confirmedAt;
    return times.some((at) => at === confirmedAt || (at > confirmedAt && (next === undefined || at < next)));
  });
};

/** Lines that were paid, with those of a later decision: of the same line the larger amount is what was paid in all. */
function withAmounts(paid: readonly ClaimLine[], { lines }: AmountsOfCause): ClaimLine[] {
  const next = lines.filter(isPaid);
  const kept = paid.map((line, place) => {
    const same = next[placeOfSame(next, line, nthOf(paid, place))];
    return same !== undefined && same.amount > line.amount ? { ...line, amount: same.amount } : line;
  });
  return [...kept, ...next.filter((line, place) => placeOfSame(paid, line, nthOf(next, place)) === -1)];
}

/** Whether a line is paid, and not taken off. */
export const isPaid = ({ kind }: Pick<ClaimLine, 'kind'>): boolean => kind !== 'DEDUCTION';

const isSameLine = (one: ClaimLine, other: ClaimLine) =>
  one.kind === other.kind && one.riderId === other.riderId && one.label === other.label;

/** How many of the same come before it: a benefit may be paid in several parts. */
const nthOf = (lines: readonly ClaimLine[], place: number): number =>
  lines.slice(0, place).filter((other) => isSameLine(other, lines[place] as ClaimLine)).length;

function placeOfSame(lines: readonly ClaimLine[], line: ClaimLine, nth: number): number {
  const places = lines.flatMap((other, place) => (isSameLine(other, line) ? [place] : []));
  return places[nth] ?? -1;
}

/** What is paid of a line, the nth of its kind; zero where nothing is. Rand. */
export const paidOf = (lines: readonly ClaimLine[], among: readonly ClaimLine[], place: number): number =>
  lines[placeOfSame(lines, among[place] as ClaimLine, nthOf(among, place))]?.amount ?? 0;

/** Whether something stands that a decision does not pay, or takes off: then what nobody has yet is not paid as it was planned. */
export const isMoreThan = ({ lines: paid, deducted }: PaidSoFar, { lines }: AmountsOfCause): boolean =>
  paid.some(({ amount }, place) => toCents(amount) > toCents(paidOf(lines.filter(isPaid), paid, place))) ||
  (paid.length > 0 && lines.some((line) => !isPaid(line) && line.amount < takenOff(deducted, line)));

const takenOff = (deducted: readonly ClaimLine[], { label }: ClaimLine): number =>
  deducted.find((line) => line.label === label)?.amount ?? 0;
