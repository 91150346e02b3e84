import { fromCents, toCents } from '../../base/money';
import { isPaidToParlour, isPremiumPaidBack, paidToParlour, type PayoutLine } from './share-lines';

/** A payment that the bank does not have yet. Its lines add up to it. */
export interface OpenPayment {
  cents: number;
  lines: readonly PayoutLine[];
}

/** What of a share is open: to whoever has it, and to the funeral parlour. */
export interface OpenShare {
  own: readonly OpenPayment[];
  /** Null: nothing goes to a funeral parlour. */
  parlour: OpenPayment | null;
}

/** The same, divided anew. */
export interface DividedShare {
  /** In the order in which they were; one of which nothing is left has no cents. */
  own: OpenPayment[];
  /** What comes back from the parlour and stood on no payment that is still open; null: nothing. */
  back: OpenPayment | null;
  parlour: OpenPayment | null;
}

const centsOf = (lines: readonly PayoutLine[]) => lines.reduce((cents, { amount }) => cents + toCents(amount), 0);
const sumOf = (payments: readonly OpenPayment[]) => payments.reduce((sum, { cents }) => sum + cents, 0);

/** A payment as it was before anything of it went to a parlour. */
function whole({ lines }: OpenPayment): OpenPayment {
  const own = lines.filter((line) => !isPaidToParlour(line));
  return { cents: centsOf(own), lines: own };
}

/** What of a payment can go to a parlour: everything but premiums that are paid back. */
const forParlour = ({ cents, lines }: OpenPayment) => Math.max(0, cents - centsOf(lines.filter(isPremiumPaidBack)));

/**
 * Divides what is open of a share between whoever has it and a funeral parlour: at most so many cents to the parlour, and the rest, with the
 * lines of deductions and of premiums paid back, to its owner. Nothing is lost and nothing added, however often it is divided anew.
 * Source: docs/domain/claims.md#c6-1.
 */
export function splitWithParlour({ own, parlour }: OpenShare, mostCents: number): DividedShare {
  const wholes = own.map(whole);
  const ofParlour: OpenPayment = parlour === null ? { cents: 0, lines: [] } : whole(parlour);
  // Taken from payments that are gone: what they were made up of stands there.
  const unknown: OpenPayment = {
    cents: Math.max(0, sumOf(own) + (parlour?.cents ?? 0) - sumOf(wholes) - ofParlour.cents),
    lines: [],
  };
  let left = Math.max(0, mostCents);
  // What the parlour has already stays with it first, so that as little as possible moves.
  const [fromUnknown, fromParlour, ...fromOwn] = [unknown, ofParlour, ...wholes].map((source) => {
    const cents = Math.min(left, forParlour(source));
    left -= cents;
    return { source, cents };
  }) as [Taken, Taken, ...Taken[]];
  const taken = [fromUnknown, fromParlour, ...fromOwn];
  return { own: fromOwn.map(ownPart), back: backOf(fromUnknown, fromParlour), parlour: parlourPart(taken) };
}

/** What a parlour takes of a source. */
interface Taken {
  source: OpenPayment;
  cents: number;
}

function ownPart({ source, cents }: Taken): OpenPayment {
  const paid = cents > 0 ? [paidToParlour(-fromCents(cents))] : [];
  return { cents: source.cents - cents, lines: [...source.lines, ...paid] };
}

function backOf(unknown: Taken, known: Taken): OpenPayment | null {
  const unknownCents = unknown.source.cents - unknown.cents;
  const ofKnown = ownPart(known);
  const cents = unknownCents + ofKnown.cents;
  if (cents === 0) return null;
  const lines = ofKnown.cents > 0 ? ofKnown.lines : [];
  return { cents, lines: unknownCents > 0 ? [...lines, notPaid(fromCents(unknownCents))] : lines };
}

/** Where nothing is left of a payment, its lines go along: a deduction does not vanish. */
function parlourPart(taken: readonly Taken[]): OpenPayment | null {
  const cents = taken.reduce((sum, one) => sum + one.cents, 0);
  if (cents === 0) return null;
  const isAll = ({ source, cents: some }: Taken) => some > 0 && some === source.cents && source.lines.length > 0;
  const lines = taken.filter(isAll).flatMap(({ source }) => source.lines);
  const ofParts = taken.filter((one) => !isAll(one)).reduce((sum, one) => sum + one.cents, 0);
  return { cents, lines: ofParts > 0 ? [...lines, paidToParlour(fromCents(ofParts))] : lines };
}

const notPaid = (amount: number): PayoutLine => ({ label: 'Not paid to the funeral parlour', amount });
