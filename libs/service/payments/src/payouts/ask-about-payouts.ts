import { askAboutPayoutMinutes } from '@portal/domain';
import { noteAsked, type PayoutSending, unansweredSendings } from '@portal/service-store';
import { oneByOne } from '../collections/one-by-one';
import { notPaid } from './not-paid';
import { type PayoutTools } from './payout-tools';
import { receivePayoutReport, type ReceivedPayoutReport } from './receive-payout-report';

/** Payments that the bank is asked about in one round of the job. */
const mostARound = 100;

/**
 * Asks the bank what became of payments that it has not answered about within an hour, and again every hour. One that it never had has failed:
 * an administrator has it made anew under another id. Gives how many were answered.
 */
export async function askAboutPayouts(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const each = oneByOne('payments');
  let answered = 0;
  for (const sending of await unansweredSendings(tools.database, tools.clock.now(), mostARound)) {
    if (signal?.aborted) break;
    if ((await each.try(askAbout(tools, sending), null)) === 'TAKEN') answered += 1;
  }
  each.end();
  return answered;
}

async function askAbout(tools: PayoutTools, { id, amountCents }: PayoutSending): Promise<ReceivedPayoutReport | null> {
  const now = tools.clock.now();
  const next = new Date(now.getTime() + askAboutPayoutMinutes * 60_000);
  if (!(await noteAsked(tools.database, id, { now, next }))) return null;
  return takeAnswer(tools, { id, amountCents });
}

/** Asks about one payment now and takes in what the bank says; null: nothing yet. */
export async function takeAnswer(
  tools: PayoutTools,
  { id, amountCents }: Pick<PayoutSending, 'id' | 'amountCents'>,
): Promise<ReceivedPayoutReport | null> {
  const answer = await tools.bank.ask(id).catch(() => null);
  if (answer === null || answer === 'UNDER_WAY') return null;
  const report = answer === 'UNKNOWN' ? notPaid({ payoutId: id, amountCents }, 'NOT_ARRIVED') : answer;
  return receivePayoutReport(tools, report);
}
