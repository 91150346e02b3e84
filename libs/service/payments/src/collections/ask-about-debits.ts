import { addBusinessDays, todayInJohannesburg } from '@portal/domain';
import {
  type CollectionRow,
  findCollection,
  inTransaction,
  lockPolicy,
  noteException,
  saveCollection,
  unansweredDebits,
} from '@portal/service-store';
import { auditDebit } from './audit-debit';
import { type DebitTools } from './debit-tools';
import { startOf } from './mark-sent';
import { oneByOne } from './one-by-one';
import { receiveDebitResult } from './receive-result';

/** Debits that the bank is asked about in one round of the job. */
const mostARound = 100;

/**
 * Asks the bank what became of debits that it has not answered about in time, and takes the answers in. A debit without an answer is
 * never made a second time: it waits, and staff are told once. Gives how many were answered.
 */
export async function askAboutDebits(tools: DebitTools, signal?: AbortSignal): Promise<number> {
  const each = oneByOne();
  let answered = 0;
  for (const { id, policyNumber } of await unansweredDebits(tools.database, tools.clock.now(), mostARound)) {
    if (signal?.aborted) break;
    const report = await tools.bank.resultOf(id).catch(() => null);
    const received = report && (await each.try(receiveDebitResult(tools, report), null));
    if (received === 'TAKEN') answered += 1;
    else await each.try(noteSilence(tools, policyNumber, id), undefined);
  }
  each.end();
  return answered;
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
