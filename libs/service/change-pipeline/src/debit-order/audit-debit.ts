import { fromCents } from '@portal/domain';
import { appendAudit, type CollectionRow, type Transaction } from '@portal/service-store';

interface Act {
  action: string;
  now: Date;
  reason?: string | null;
}

/** Writes down what happened to a debit. Account numbers are never part of it. */
export const auditDebit = (tx: Transaction, debit: CollectionRow, { action, now, reason = null }: Act) =>
  appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: debit.policyNumber,
    action,
    outcome: 'SUCCEEDED',
    entityType: 'PAYMENT',
    entityId: debit.paymentId ?? debit.id,
    reason,
    after: {
      Instruction_Id: debit.id,
      Premium_Month: debit.premiumMonth,
      Action_Date: debit.actionDate,
      Amount: fromCents(debit.amountCents),
      State: debit.state,
    },
  });
