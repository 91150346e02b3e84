import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { isDeepStrictEqual } from 'node:util';
import { type Schedule } from '../clock/schedule';
import { type CallbackLine } from '../delivery/callback-line';
import { type Outcome, outcomesFor, planOf } from './outcomes';
import { type ListedPayout, type Payout, type PayoutOrder } from './payout';

/** Payments kept; the one that came first is dropped first. */
const payoutCapacity = 2000;

interface Options {
  now: () => Date;
  newId: () => string;
  line: CallbackLine;
  schedule: Schedule;
}

/** The payments that insurers had made, in memory. Accounts decide what becomes of each, unless an operator does first. */
export function createPayouts({ now, newId, line, schedule }: Options, capacity = payoutCapacity) {
  const payouts = new Map<string, Payout>();
  /** Ids that somebody asked about before a payment came: it would come too late, and is not made any more. */
  const closed = new Set<string>();

  const report = ({ order, bankReference, state }: Payout) => ({
    payoutId: order.payoutId,
    amountCents: order.amountCents,
    bankReference,
    ...state,
  });

  /** Decides about a payment and tells the insurer. Gives when the first telling has ended; null: it makes no sense as it stands. */
  function decide(payout: Payout, code: string): Promise<void> | null {
    const outcome = outcomesFor(payout).find((one) => one.code === code);
    if (outcome === undefined) return null;
    payout.isSilent = outcome.result === null;
    if (outcome.result === null) return Promise.resolve();
    const at = now().toISOString();
    payout.state = {
      result: outcome.result,
      reason: outcome.reason ?? null,
      paidAt: outcome.result === 'PAID' ? at : (payout.state?.paidAt ?? null),
      returnedAt: outcome.result === 'RETURNED' ? at : null,
    };
    payout.isUnlisted = outcome.isUnlisted ?? payout.isUnlisted;
    return tell(payout, outcome);
  }

  async function tell(payout: Payout, { told = 1 }: Outcome): Promise<void> {
    const sent = Array.from({ length: told }, () => line.send(report(payout)));
    payout.callbacks.push(...sent.map(({ callback }) => callback));
    await Promise.all(sent.map(({ firstTry }) => firstTry));
  }

  /** What becomes of a payment when nobody decides otherwise; what happens at once has happened when it ends. */
  async function plan(payout: Payout): Promise<void> {
    let afterMs = 0;
    for (const step of planOf(payout.order.account.accountNumber).steps) {
      afterMs += step.afterMs;
      if (afterMs === 0) await decide(payout, step.code);
      else schedule.after(afterMs, () => void (payout.isSilent || decide(payout, step.code)));
    }
  }

  return {
    /** Newest first. */
    all: (): Payout[] => [...payouts.values()].reverse(),

    /** Takes a payment. The same one again changes nothing; another under the same id is refused, and one that was asked about before it came. */
    async take(order: PayoutOrder): Promise<{ payout: Payout; isRepeat: boolean } | null> {
      const { payoutId } = order;
      const earlier = payouts.get(payoutId);
      if (earlier) return isDeepStrictEqual(earlier.order, order) ? { payout: earlier, isRepeat: true } : null;
      if (closed.has(payoutId)) return null;
      const payout: Payout = {
        order,
        bankReference: `PAYOUT-${newId()}`,
        state: null,
        isSilent: false,
        isUnlisted: false,
        callbacks: [],
      };
      payouts.set(payoutId, payout);
      const [oldest] = payouts.keys();
      if (payouts.size > capacity && oldest !== undefined) payouts.delete(oldest);
      await plan(payout);
      return { payout, isRepeat: false };
    },

    /** What an operator decides. False: there is no such payment, or it makes no sense as it stands. */
    decide(payoutId: string, code: string): boolean {
      const payout = payouts.get(payoutId);
      return payout !== undefined && decide(payout, code) !== null;
    },

    /** What the bank says to whoever asks. An id that it does not know is closed from then on. */
    ask(payoutId: string) {
      const payout = payouts.get(payoutId);
      if (payout === undefined) closed.add(payoutId);
      return { isKnown: payout !== undefined, payout: payout?.state ? report(payout) : null };
    },

    /** Everything that moved on a day in Johannesburg, in the order in which it came. */
    listOf(day: PlainDate): ListedPayout[] {
      const isOn = (at: string | null | undefined) =>
        typeof at === 'string' && todayInJohannesburg(new Date(at)) === day;
      return [...payouts.values()]
        .filter(({ isUnlisted }) => !isUnlisted)
        .flatMap(({ order: { payoutId, amountCents }, state }): ListedPayout[] => [
          ...(isOn(state?.paidAt) ? [{ payoutId, amountCents, kind: 'PAID' as const }] : []),
          ...(isOn(state?.returnedAt) ? [{ payoutId, amountCents, kind: 'RETURNED' as const }] : []),
        ]);
    },
  };
}
