import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { isDeepStrictEqual } from 'node:util';
import { type Schedule } from '../clock/schedule';
import { type CallbackLine } from '../delivery/callback-line';
import { expiresAfterMs, type Outcome, outcomesFor, planOf } from './outcomes';
import { type Voucher, type VoucherOrder } from './voucher';

/** Vouchers kept; the one that came first is dropped first. */
const voucherCapacity = 2000;

interface Options {
  now: () => Date;
  newId: () => string;
  newCode: () => string;
  line: CallbackLine;
  schedule: Schedule;
  /** Sends the code to whoever is paid. */
  text: (voucher: Voucher) => void;
}

/** The vouchers that insurers had issued, in memory. Whoever has the code cashes one; nobody does within 30 days, and it expires. */
export function createVouchers({ now, newId, newCode, line, schedule, text }: Options, capacity = voucherCapacity) {
  const vouchers = new Map<string, Voucher>();
  /** Ids that somebody asked about before an order came: it would come too late, and is not taken any more. */
  const closed = new Set<string>();

  const report = ({ order, voucherReference, state }: Voucher) => ({
    payoutId: order.payoutId,
    amountCents: order.amountCents,
    voucherReference,
    ...state,
  });

  /** Decides about a voucher and tells the insurer. False: it makes no sense as it stands. */
  function decide(voucher: Voucher, code: string): boolean {
    const outcome = outcomesFor(voucher).find((one) => one.code === code);
    if (outcome === undefined) return false;
    const { result } = outcome;
    voucher.state = { result, cashedAt: result === 'CASHED' ? now().toISOString() : null };
    voucher.isUnlisted = outcome.isUnlisted ?? false;
    tell(voucher, outcome);
    return true;
  }

  function tell(voucher: Voucher, { told = 1 }: Outcome): void {
    const sent = Array.from({ length: told }, () => line.send(report(voucher)));
    voucher.callbacks.push(...sent.map(({ callback }) => callback));
  }

  return {
    /** Newest first. */
    all: (): Voucher[] => [...vouchers.values()].reverse(),

    /** Takes an order. The same one again changes nothing; another under the same id is refused, and one that was asked about before it came. */
    take(order: VoucherOrder): { voucher: Voucher; isRepeat: boolean } | null {
      const { payoutId, cellNumber } = order;
      const earlier = vouchers.get(payoutId);
      if (earlier) return isDeepStrictEqual(earlier.order, order) ? { voucher: earlier, isRepeat: true } : null;
      if (closed.has(payoutId)) return null;
      const { isReached } = planOf(cellNumber);
      const voucher: Voucher = {
        order,
        voucherReference: `VOUCHER-${newId()}`,
        code: newCode(),
        state: isReached ? null : { result: 'NOT_DELIVERED', cashedAt: null },
        isUnlisted: false,
        callbacks: [],
      };
      vouchers.set(payoutId, voucher);
      const [oldest] = vouchers.keys();
      if (vouchers.size > capacity && oldest !== undefined) vouchers.delete(oldest);
      if (isReached) {
        text(voucher);
        schedule.after(expiresAfterMs, () => void decide(voucher, 'EXPIRED'));
      }
      return { voucher, isRepeat: false };
    },

    /** What an operator decides. False: there is no such voucher, or it makes no sense as it stands. */
    decide(payoutId: string, code: string): boolean {
      const voucher = vouchers.get(payoutId);
      return voucher !== undefined && decide(voucher, code);
    },

    /** What the provider says to whoever asks. An id that it does not know is closed from then on. */
    ask(payoutId: string) {
      const voucher = vouchers.get(payoutId);
      if (voucher === undefined) closed.add(payoutId);
      return { isKnown: voucher !== undefined, voucher: voucher?.state ? report(voucher) : null };
    },

    /** Everything that was cashed on a day in Johannesburg, in the order in which it came. */
    listOf: (day: PlainDate): { payoutId: string; amountCents: number }[] =>
      [...vouchers.values()]
        .filter(
          ({ state, isUnlisted }) =>
            !isUnlisted && typeof state?.cashedAt === 'string' && todayInJohannesburg(new Date(state.cashedAt)) === day,
        )
        .map(({ order: { payoutId, amountCents } }) => ({ payoutId, amountCents })),
  };
}
