import { askAboutPayoutMinutes } from '@portal/domain';
import { methodOf, noteAsked, oneByOne, type PayoutSending, unansweredSendings } from '@portal/service-store';
import { notPaid } from './not-paid';
import { type PayoutTools } from './payout-tools';
import { asPayoutReport } from './vouchers/as-payout-report';
import { receivePayoutReport, type ReceivedPayoutReport } from './receive-payout-report';

/** Payments that the bank is asked about in one round of the job. */
const mostARound = 100;
/** Milliseconds. */
const day = 86_400_000;

/**
 * Asks the bank what became of payments that it has not answered about within an hour, and again every hour; of a voucher that is issued its
 * provider once a day, because people go to a store when it suits them. One that nobody ever had has failed: an administrator has it made anew
 * under another id. Gives how many were answered.
 */
export async function askAboutPayouts(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'PAYOUT_ANSWER');
  const unanswered = await unansweredSendings(tools.database, tools.clock.now(), work.batch(mostARound));
  const isAnswered = async (sending: PayoutSending) => (await askAbout(tools, sending)) === 'TAKEN';
  return work.goThrough(unanswered, (sending) => sending, isAnswered, signal);
}

async function askAbout(tools: PayoutTools, sending: PayoutSending): Promise<ReceivedPayoutReport | null> {
  const { id } = sending;
  const now = tools.clock.now();
  const next = new Date(now.getTime() + askAboutPayoutMinutes * 60_000);
  if (!(await noteAsked(tools.database, id, { now, next }))) return null;
  const answer = await askNow(tools, sending);
  if (answer === 'ISSUED') await noteAsked(tools.database, id, { now: next, next: new Date(now.getTime() + day) });
  return answer === 'ISSUED' ? null : answer;
}

type AskedSending = Pick<PayoutSending, 'id' | 'amountCents' | 'accountId'>;

/** Asks about one payment now and takes in what is said; null: nothing yet. `ISSUED`: a voucher that nobody has cashed yet. */
export const askNow = (tools: PayoutTools, sending: AskedSending): Promise<ReceivedPayoutReport | 'ISSUED' | null> =>
  methodOf(sending) === 'BANK' ? askBank(tools, sending) : askVouchers(tools, sending);

async function askBank(tools: PayoutTools, { id, amountCents }: AskedSending): Promise<ReceivedPayoutReport | null> {
  const answer = await tools.bank.ask(id).catch(() => null);
  if (answer === null || answer === 'UNDER_WAY') return null;
  const report = answer === 'UNKNOWN' ? notPaid({ payoutId: id, amountCents }, 'NOT_ARRIVED') : answer;
  return receivePayoutReport(tools, report);
}

async function askVouchers(
  tools: PayoutTools,
  { id, amountCents }: AskedSending,
): Promise<ReceivedPayoutReport | 'ISSUED' | null> {
  const answer = (await tools.vouchers?.ask(id).catch(() => null)) ?? null;
  if (answer === null || answer === 'ISSUED') return answer;
  const report =
    answer === 'UNKNOWN' ? notPaid({ payoutId: id, amountCents }, 'VOUCHER_NOT_ISSUED') : asPayoutReport(answer);
  return receivePayoutReport(tools, report, 'CASH_VOUCHER');
}
