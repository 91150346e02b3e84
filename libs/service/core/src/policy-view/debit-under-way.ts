import { type DebitUnderWay } from '@portal/contract';
import { fromCents, isDebitOpen, trackedUntil } from '@portal/domain';
import { type CollectionRow } from '@portal/service-store';

/** The debit that the bank has and has not answered about; null: none. */
export function debitUnderWay(debits: readonly CollectionRow[]): DebitUnderWay | null {
  const debit = debits.find(({ state, paymentId }) => isDebitOpen(state) && paymentId !== null);
  if (debit === undefined) return null;
  const isTracked = debit.family !== null;
  return {
    Amount: fromCents(debit.amountCents),
    Action_Date: debit.actionDate,
    Tracked_Until: isTracked ? trackedUntil(debit.actionDate) : null,
  };
}
