import { type PaidStatus, type Payment } from '@portal/contract';
import {
  canBeReinstated,
  checkTakesPayments,
  type PlainDate,
  type PremiumByMonth,
  premiumPosition,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

const open: readonly Payment['Payment_Status'][] = ['SUBMITTED', 'PENDING'];
const income: readonly Payment['Payment_Type'][] = ['PREMIUM', 'ARREARS', 'REINSTATEMENT'];

/**
 * What is paid and what is due on a day.
 *
 * @param payments newest first
 * @param premiums what months cost, with what is approved for days to come; what the record knows unless told otherwise
 * Source: docs/domain/records.md#r9-16.
 */
export function paidStatus(
  record: StoredPolicy,
  payments: readonly Payment[],
  today: PlainDate,
  premiums: PremiumByMonth = record,
): PaidStatus {
  const isPaymentOpen = payments.some(({ Payment_Status }) => open.includes(Payment_Status));
  const position = premiumPosition({ ...record, ...premiums }, today, isPaymentOpen);
  const last = payments.find(
    (payment) => payment.Payment_Status === 'SUCCESSFUL' && income.includes(payment.Payment_Type),
  );
  return {
    Policy_Number: record.Policy_Number,
    Policy_Status: record.Policy_Status,
    Monthly_Premium: record.Monthly_Premium,
    ...position,
    Last_Payment_Date: last?.Payment_Date ?? null,
    Last_Payment_Amount: last?.Amount ?? null,
    Last_Payment_Method: last?.Collection_Type ?? null,
    Paid_To_Date: record.Paid_To_Date,
    Can_Pay_Now: checkTakesPayments(record, today).success,
    Can_Reinstate: canBeReinstated(record, today),
    PaymentHistory: [...payments],
    Debit_Under_Way: null,
  };
}
