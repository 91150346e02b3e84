import { type StatusEvent } from '@portal/domain';
import { messageQueue, type Transaction } from '@portal/service-store';
import { type Notice } from '../base/notices';

/** What may wait for the morning of a night in which a month is paid: it says that the month is due. */
const untrueOncePaid: readonly Notice['type'][] = ['PREMIUM_DUE'];
/** The same once all that was owed is paid. They would be read after the news that it is. */
const untrueOnceGood: readonly Notice['type'][] = [...untrueOncePaid, 'PREMIUM_UNPAID_NOTICE', 'POLICY_LAPSED'];

const madeGood: readonly StatusEvent[] = ['FIRST_PREMIUM_PAID', 'ARREARS_PAID', 'REINSTATED'];

/** Takes back what waits for the morning and says that a month is due that is paid by now. */
export const withdrawOncePaid = (tx: Transaction, policyNumber: string): Promise<void> =>
  messageQueue.withdraw(tx, policyNumber, untrueOncePaid);

/** The same of what some transitions have made untrue. */
export async function withdrawUntrue(
  tx: Transaction,
  policyNumber: string,
  events: readonly StatusEvent[],
): Promise<void> {
  if (events.some((event) => madeGood.includes(event))) {
    await messageQueue.withdraw(tx, policyNumber, untrueOnceGood);
  } else if (events.includes('MONTHS_PAID_FROM_CREDIT')) {
    await withdrawOncePaid(tx, policyNumber);
  }
}
