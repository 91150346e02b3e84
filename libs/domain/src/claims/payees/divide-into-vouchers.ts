import { fromCents, toCents } from '../../base/money';
import { claimLimits } from '../process/claim-limits';
import { type PayoutLine } from './share-lines';
import { type OpenPayment } from './split-with-parlour';

/** A line, in cents. */
interface CentLine {
  label: string;
  cents: number;
}

/**
 * Divides a payment into as few vouchers as their limit allows, about equal and in whole rands, the last with the cents: so nobody walks to a store
 * for a few coins. Each says by lines of its own what it is made of, the first one also what was taken off, and together they are the payment
 * to the cent. Source: docs/domain/claims.md#c6-2.
 */
export function divideIntoVouchers({ cents, lines }: OpenPayment): OpenPayment[] {
  const most = toCents(claimLimits.VOUCHER_AT_MOST);
  const centsInRand = toCents(1);
  if (cents <= most) return [{ cents, lines }];
  const all = lines.map(({ label, amount }) => ({ label, cents: toCents(amount) }));
  const takenOff = all.filter((line) => line.cents < 0);
  const takenOffCents = takenOff.reduce((sum, line) => sum - line.cents, 0);
  let left = all.filter((line) => line.cents > 0);
  const vouchers: OpenPayment[] = [];
  let open = cents;
  for (let toCome = Math.ceil(cents / most); toCome > 0; toCome -= 1) {
    const isFirst = vouchers.length === 0;
    const own = toCome === 1 ? open : Math.ceil(open / toCome / centsInRand) * centsInRand;
    open -= own;
    const { taken, rest } = takeCents(left, isFirst ? own + takenOffCents : own);
    left = rest;
    vouchers.push({ cents: own, lines: [...taken, ...(isFirst ? takenOff : [])].map(payoutLine) });
  }
  return vouchers;
}

/** So many cents from the first lines on, and the lines that are left. */
function takeCents(lines: readonly CentLine[], most: number): { taken: CentLine[]; rest: CentLine[] } {
  const taken: CentLine[] = [];
  const rest: CentLine[] = [];
  let left = most;
  for (const line of lines) {
    const cents = Math.min(line.cents, left);
    left -= cents;
    if (cents > 0) taken.push({ ...line, cents });
    if (cents < line.cents) rest.push({ ...line, cents: line.cents - cents });
  }
  return { taken, rest };
}

const payoutLine = ({ label, cents }: CentLine): PayoutLine => ({ label, amount: fromCents(cents) });
