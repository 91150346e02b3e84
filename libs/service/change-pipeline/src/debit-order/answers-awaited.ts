import { awaitedDebit, type PlainDate } from '@portal/domain';
import {
  hasOpenPayment,
  hasUnsentDebit,
  isBankTryingAgain,
  isLapseHeld as isHeldBecauseOfAccount,
  type PolicyRow,
  together,
  type Transaction,
  wasDebitRefused,
} from '@portal/service-store';

/** What keeps a policy where it stands until somebody has answered. */
export interface AnswersAwaited {
  /** A payment is on its way, a debit was not sent, or the bank was not asked about the newest month or has not said no. */
  isPaymentOpen: boolean;
  /** So, or staff have not looked into what the bank said of the account holder, or the main member did die (decision 009). */
  isLapseHeld: boolean;
  /** Nothing is on its way but debits that were not paid at first, which the bank tries again. */
  isBankTrying: boolean;
}

/** Which answers are missing before a policy may be moved into grace or lapse. The policy must be locked. */
export async function answersAwaited(
  tx: Transaction,
  { policyNumber, record }: PolicyRow,
  today: PlainDate,
): Promise<AnswersAwaited> {
  const month = awaitedDebit(record, today);
  const [isOpen, isUnsent, isHeld, isRefused] = await together([
    hasOpenPayment(tx, policyNumber),
    hasUnsentDebit(tx, policyNumber, new Date(`${today}T23:59:59+02:00`)),
    isHeldBecauseOfAccount(tx, policyNumber),
    month === null || wasDebitRefused(tx, policyNumber, month),
  ]);
  const isPaymentOpen = isOpen || isUnsent || !isRefused;
  return {
    isPaymentOpen,
    isLapseHeld: isPaymentOpen || isHeld,
    isBankTrying: isPaymentOpen && !isUnsent && (await isBankTryingAgain(tx, policyNumber)),
  };
}
