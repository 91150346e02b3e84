import { awaitedDebit, type PlainDate, type PolicyStatus } from '@portal/domain';
import {
  hasOpenPayment,
  hasUnsentDebit,
  isLapseHeld,
  type PolicyRow,
  type Transaction,
  wasDebitRefused,
} from '@portal/service-store';

interface Step {
  to: PolicyStatus;
  today: PlainDate;
}

/**
 * Whether a policy may not be moved into grace or lapse yet, because an answer is missing: a payment is on its way, a debit was not
 * sent, the bank was not asked about the newest month or has not said no, staff have not looked into what the bank said of the account
 * holder, or the main member did die (decision 009).
 */
export async function isAnswerAwaited(
  tx: Transaction,
  { policyNumber, record }: PolicyRow,
  { to, today }: Step,
): Promise<boolean> {
  if (await hasOpenPayment(tx, policyNumber)) return true;
  if (await hasUnsentDebit(tx, policyNumber)) return true;
  if (to === 'LAPSED' && (await isLapseHeld(tx, policyNumber))) return true;
  const month = awaitedDebit(record, today);
  return month !== null && !(await wasDebitRefused(tx, policyNumber, month));
}
