import {
  type AmountsOfCause,
  amountsOfLines,
  type ClaimBasis,
  type ClaimLine,
  fromCents,
  heldBelow,
  payableOf,
  type PlainDate,
  toCents,
  totalOf,
  withoutDeducted,
} from '@portal/domain';
import { isPaid, paidOf, type PaidSoFar } from '../../paid-so-far';

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
 * What a decision pays on top of what stands of earlier ones, line by line: a part may be paid before the cause is known. It is never more than
 * what the decision pays in all, also where a line was paid that it does not pay. Premiums that were taken off are not taken off again.
 */
export function stillToPay(
  basis: ClaimBasis,
  amounts: AmountsOfCause,
  paid: PaidSoFar,
  decidedOn: PlainDate,
): AmountsOfCause {
  if (paid.lines.length === 0) return amounts;
  const lines = amounts.lines.filter(isPaid);
  const left = lines.map((line, place) => {
    const cents = toCents(line.amount) - toCents(paidOf(paid.lines, lines, place));
    return { ...line, amount: fromCents(Math.max(0, cents)) };
  });
  const most = Math.max(0, toCents(totalOf(lines)) - toCents(totalOf(paid.lines)));
  const overduePremiums = withoutDeducted(basis.overduePremiums, paid.deducted);
  return amountsOfLines({ ...basis, overduePremiums }, heldBelow(left, fromCents(most)), decidedOn, amounts.nothing);
}
