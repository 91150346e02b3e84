import { addBusinessDays, todayInJohannesburg } from '@portal/domain';
import { auditDebit } from '@portal/service-change-pipeline';
import {
  type CollectionRow,
  findCollection,
  inTransaction,
  lockPolicy,
  noteException,
  oneByOne,
  saveCollection,
  unansweredDebits,
} from '@portal/service-store';
import { type DebitTools } from './debit-tools';
import { startOf } from './mark-sent';
import { receiveDebitResult } from './receive-result';

/** Debits that the bank is asked about in one round of the job. */
const mostARound = 100;

/**
 * Asks the bank what became of debits that it has not answered about in time, and takes the answers in. A debit without an answer is
 * never made a second time: it waits, and staff are told once. Gives how many were answered.
 */
export async function askAboutDebits(tools: DebitTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'DEBIT_ANSWER');
  const unanswered = await unansweredDebits(tools.database, tools.clock.now(), work.batch(mostARound));
  return work.goThrough(
    unanswered,
    (debit) => debit,
    (debit) => askAbout(tools, debit),
    signal,
  );
}

/** Says whether the bank has answered. */
async function askAbout(
  tools: DebitTools,
  { id, policyNumber }: Pick<CollectionRow, 'id' | 'policyNumber'>,
): Promise<boolean> {
  const report = await tools.bank.resultOf(id).catch(() => null);
  const isTaken = report !== null && (await receiveDebitResult(tools, report)) === 'TAKEN';
  if (!isTaken) await noteSilence(tools, policyNumber, id);
  return isTaken;
}

/** Nothing new: asked again on the next business day. */
const noteSilence = (tools: DebitTools, policyNumber: string, id: string): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    await lockPolicy(tx, policyNumber);
    const debit = await findCollection(tx, id);
    if (debit === null || debit.nextTryAt > now || !['SENT', 'TRACKING', 'NO_ANSWER'].includes(debit.state)) return;
    const nextTryAt = startOf(addBusinessDays(todayInJohannesburg(now), 1));
    const silent: CollectionRow = { ...debit, state: 'NO_ANSWER', nextTryAt, updatedAt: now };
    await saveCollection(tx, silent);
    if (debit.state === 'NO_ANSWER') return;
    await auditDebit(tx, silent, { action: 'DEBIT_UNANSWERED', now });
    await noteException(tx, {
      id: tools.random.uuid(),
      collectionId: id,
      policyNumber,
      reason: 'NO_ANSWER',
      record: { actionDate: debit.actionDate, amountCents: debit.amountCents },
      notedAt: now,
    });
  });
