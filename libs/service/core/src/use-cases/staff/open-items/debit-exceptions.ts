import {
  type ClosedException,
  type DebitException,
  type DebitExceptions,
  type Endpoints,
  mostDebitExceptions,
} from '@portal/contract';
import { daysBetween, decisionsAbout, familyOfBankCode, fromCents, todayInJohannesburg } from '@portal/domain';
import { closeDebitException as closeIt } from '@portal/service-payments';
import {
  appendAudit,
  type CollectionException,
  type Database,
  findCollection,
  inTransaction,
  openExceptions,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';

/** Debits that somebody has to look into, the oldest first. That they were read is written down. */
export async function debitExceptions(
  { caller, request }: StaffCall<Endpoints['debitExceptions']>,
  { database }: Tools,
): Promise<DebitExceptions> {
  const found = await openExceptions(database, mostDebitExceptions + 1);
  const shown = found.slice(0, mostDebitExceptions);
  if (shown.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'DEBIT_EXCEPTIONS_READ',
        outcome: 'SUCCEEDED',
        after: { exceptions: shown.map(({ id }) => id) },
      }),
    );
  }
  const exceptions = await Promise.all(shown.map((one) => asShown(database, one, request.now)));
  return { exceptions, hasMore: found.length > shown.length };
}

/** Takes in what staff found about one. */
export async function closeDebitException(
  { params, body, caller, request }: StaffCall<Endpoints['closeDebitException']>,
  tools: Tools,
): Promise<ClosedException> {
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  const staff = { ...caller.staff, role: caller.kind };
  const outcome = await closeIt(tools, { id: params.id, ...body, staff, origin: request });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

async function asShown(
  database: Database,
  { id, collectionId, policyNumber, reason, record, notedAt }: CollectionException,
  now: Date,
): Promise<DebitException> {
  const debit = policyNumber !== null && isUuid(collectionId) ? await findCollection(database, collectionId) : null;
  const { bankCode, amountCents, cause } = record;
  const said = typeof bankCode === 'string' ? familyOfBankCode(bankCode).sentence : null;
  return {
    id,
    reason,
    notedAt: notedAt.toISOString(),
    ageDays: Math.max(0, daysBetween(todayInJohannesburg(notedAt), todayInJohannesburg(now))),
    policyNumber,
    instruction: collectionId,
    amount: debit && fromCents(debit.amountCents),
    actionDate: debit?.actionDate ?? null,
    bankSaid: said ?? (typeof cause === 'string' ? cause : null),
    bankAmount: typeof amountCents === 'number' ? fromCents(amountCents) : null,
    decisions: [...decisionsAbout(reason)],
  };
}
