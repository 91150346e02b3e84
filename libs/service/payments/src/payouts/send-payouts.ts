import { latestPayoutRun, type PayoutMethod, todayInJohannesburg, type WhyNotPaid } from '@portal/domain';
import { openDifferences, payoutsToSend, type PayoutToSend } from '@portal/service-store';
import { oneByOne } from '../collections/one-by-one';
import { markIssued, markSent } from './mark-sent';
import { notPaid } from './not-paid';
import { type PayoutTools } from './payout-tools';
import { receivePayoutReport } from './receive-payout-report';

/** Payments handed over in one round of the job; the next round goes on with the run. */
const mostARound = 500;
/** So many in a row that nobody answered: whoever takes them is away, and the round ends. */
const awayAfter = 3;

interface Order {
  payoutId: string;
  amountCents: number;
}

/** Whoever payments are handed to: the bank, or the provider of vouchers. */
interface Channel<Handed extends Order = Order> {
  method: PayoutMethod;
  /** Writes down that a payment goes there. Null: it does not go. */
  mark(tools: PayoutTools, found: PayoutToSend): Promise<Handed | null>;
  hand(order: Handed): Promise<{ status: 'TAKEN' | 'REFUSED'; reason: WhyNotPaid | null }>;
  /** Its list of a day, which it gives unless it is away. */
  listOf(day: string): Promise<unknown>;
}

/**
 * Hands payments that are ready to the bank, and those in cash to the provider of vouchers, once a run has begun. Each is SENT in the database
 * before anybody is called and is never sent again: what became of one whose answer was lost only they can say, and they are asked. Nothing
 * goes while the books and the lists differ, or while whoever takes it does not even answer a question. Gives how many were taken.
 */
export async function sendPayouts(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const runAt = latestPayoutRun(tools.clock.now());
  if (runAt === null || (await openDifferences(tools.database)) > 0) return 0;
  const each = oneByOne('ways to pay');
  let taken = await each.try(handOver(tools, bankChannel(tools), { runAt, signal }), 0);
  const vouchers = voucherChannel(tools);
  if (vouchers !== null) taken += await each.try(handOver(tools, vouchers, { runAt, signal }), 0);
  each.end();
  return taken;
}

const bankChannel = ({ bank }: PayoutTools): Channel<Parameters<typeof bank.pay>[0]> => ({
  method: 'BANK',
  mark: markSent,
  hand: (order) => bank.pay(order),
  listOf: (day) => bank.listOf(day),
});

const voucherChannel = ({
  vouchers = null,
}: PayoutTools): Channel<NonNullable<Awaited<ReturnType<typeof markIssued>>>> | null =>
  vouchers && {
    method: 'CASH_VOUCHER',
    mark: markIssued,
    hand: (order) => vouchers.issue(order),
    listOf: (day) => vouchers.listOf(day),
  };

async function handOver<Handed extends Order>(
  tools: PayoutTools,
  { method, mark, hand, listOf }: Channel<Handed>,
  { runAt, signal }: { runAt: Date; signal: AbortSignal | undefined },
): Promise<number> {
  const day = todayInJohannesburg(tools.clock.now());
  const ready = await payoutsToSend(tools.database, { method, runAt, day, most: mostARound });
  if (ready.length === 0) return 0;
  await listOf(day);
  const each = oneByOne('payments');
  let taken = 0;
  let silentInARow = 0;
  for (const found of ready) {
    if (signal?.aborted || silentInARow === awayAfter) break;
    const order = await each.try(mark(tools, found), null);
    if (order === null) continue;
    const answer = await hand(order).catch(() => null);
    silentInARow = answer === null ? silentInARow + 1 : 0;
    if (answer?.status === 'TAKEN') taken += 1;
    if (answer?.status === 'REFUSED') {
      const report = notPaid(order, answer.reason ?? (method === 'BANK' ? 'OTHER' : 'VOUCHER_NOT_ISSUED'));
      await each.try(receivePayoutReport(tools, report, method), null);
    }
  }
  each.end();
  return taken;
}
