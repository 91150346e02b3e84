import {
  type AmountsOfCause,
  amountsOfLines,
  type ClaimBasis,
  type ClaimLine,
  fromCents,
  payableOf,
  type PlainDate,
  toCents,
} from '@portal/domain';

/** What a refusal pays. */
export const nothingPaid = ({ nothing }: AmountsOfCause): AmountsOfCause => ({
  lines: [],
  payments: [],
  total: 0,
  deduction: 0,
  payableNow: 0,
  payableLater: 0,
  disputed: 0,
  nothing,
});

/** The amounts raised to what is to be paid in all, rand: what is more is paid at once, on a line of its own. */
export function raisedTo(
  amounts: AmountsOfCause,
  { inAll, decidedOn }: { inAll: number; decidedOn: PlainDate },
): AmountsOfCause {
  const more = fromCents(toCents(inAll) - toCents(payableOf(amounts)));
  if (more === 0) return amounts;
  const added: ClaimLine = {
    kind: 'COVER',
    riderId: null,
    label: 'Added by correction',
    amount: more,
    beforeMaximum: more,
    payOn: decidedOn,
  };
  const [first, ...later] = amounts.payments;
  const isAtOnce = first !== undefined && first.payOn <= decidedOn;
  const raised = isAtOnce
    ? { ...first, amount: sum(first.amount, more), lines: [...first.lines, added] }
    : { payOn: decidedOn, amount: more, lines: [added] };
  return {
    ...amounts,
    lines: [...amounts.lines, added],
    payments: [raised, ...(isAtOnce ? later : amounts.payments)],
    total: sum(amounts.total, more),
    payableNow: sum(amounts.payableNow, more),
    nothing: null,
  };
}

const sum = (...amounts: number[]) => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/** Whether two computations come to the same, whatever the days on which it is paid. */
export const isSameAmount = (one: AmountsOfCause, other: AmountsOfCause): boolean => told(one) === told(other);

const told = ({ lines, payableNow, payableLater, deduction, disputed }: AmountsOfCause): string =>
  JSON.stringify([lines.map(({ label, amount }) => [label, amount]), payableNow, payableLater, deduction, disputed]);

/**
 * What a decision pays on top of what earlier ones have paid, line by line: a part may be paid before the cause is known. Premiums that were
 * taken off before are not taken off again.
 */
export function stillToPay(
  basis: ClaimBasis,
  amounts: AmountsOfCause,
  paidBefore: readonly AmountsOfCause[],
  decidedOn: PlainDate,
): AmountsOfCause {
  if (paidBefore.length === 0) return amounts;
  const left = amounts.lines.filter(isPaid).map((line, place, lines) => {
    const nth = lines.slice(0, place).filter((other) => isSameLine(other, line)).length;
    const paid = paidBefore.map(({ lines }) => lines.filter((other) => isPaid(other) && isSameLine(other, line))[nth]);
    const cents = toCents(line.amount) - paid.reduce((all, one) => all + toCents(one?.amount ?? 0), 0);
    return { ...line, amount: fromCents(Math.max(0, cents)) };
  });
  const deducted = paidBefore.reduce((all, { deduction }) => all + toCents(deduction), 0);
  return amountsOfLines({ ...basis, overduePremiums: stillOverdue(basis, deducted) }, left, decidedOn, amounts.nothing);
}

const isPaid = ({ kind }: ClaimLine) => kind !== 'DEDUCTION';
const isSameLine = (one: ClaimLine, other: ClaimLine) =>
  one.kind === other.kind && one.riderId === other.riderId && one.label === other.label;

/** The overdue premiums without what was taken off already, the oldest first. */
function stillOverdue({ overduePremiums }: ClaimBasis, deductedCents: number): ClaimBasis['overduePremiums'] {
  let left = deductedCents;
  return overduePremiums.flatMap(({ due, amount }) => {
    const taken = Math.min(left, toCents(amount));
    left -= taken;
    const owed = fromCents(toCents(amount) - taken);
    return owed > 0 ? [{ due, amount: owed }] : [];
  });
}
