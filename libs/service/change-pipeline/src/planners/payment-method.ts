import { type PaymentMethodCode } from '@portal/domain';
import { type EntityRecord, done, type Planner, refused } from '../base/change';
import { changedFields } from '../base/changed-fields';
import { methodTerms } from '../debit-order/method-terms';
import { findRecord } from '../record/find-record';

interface MethodDetails {
  id?: string | undefined;
  Version?: number | undefined;
  Payment_Method: PaymentMethodCode;
  Debit_Day: number | null;
}

/** Plans another way to pay, or another debit day (docs/domain/payments.md#r6-7 and docs/domain/records.md#r9-15). */
export const updatePaymentMethod: Planner<MethodDetails> = (policy, body, { today }) => {
  const { PaymentMethod, BankingDetails } = policy;
  const { id = PaymentMethod.id, Version, Payment_Method } = body;
  const found = findRecord(policy, 'PAYMENT_METHOD', { id, Version });
  if (!found.success) return found;
  const isDebited = Payment_Method === 'DEBIT_ORDER';
  if (isDebited && BankingDetails === null) return refused('BANKING_DETAILS_REQUIRED');
  const Debit_Day = isDebited ? body.Debit_Day : null;
  const fields = changedFields(found.value, { Payment_Method, Debit_Day });
  if (fields.length === 0) return refused('BAD_REQUEST', 'You have not changed anything');
  const terms = methodTerms(policy, { Payment_Method, Debit_Day }, today);
  const proposed: EntityRecord = {
    ...found.value,
    Payment_Method,
    Debit_Day,
    Version: PaymentMethod.Version + 1,
    ...terms,
    Mandate_Status: isDebited ? (PaymentMethod.Mandate_Status ?? 'NOT_REGISTERED') : null,
  };
  return done({
    actionType: 'UPDATE_PAYMENT_METHOD',
    entityType: 'PAYMENT_METHOD',
    entityId: PaymentMethod.id,
    requests: [],
    current: found.value,
    proposed,
    changedFields: fields,
    effectiveDate: terms.Effective_Date,
  });
};
