import { type PaidStatus, type Payment } from '@portal/contract';
import { isReceived, newestFirst } from '../shared/payments-in';

/** The payment that somebody comes from, out of what the router kept. */
export const paymentIdIn = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('paymentId' in state)) return null;
  return typeof state.paymentId === 'string' ? state.paymentId : null;
};

/** What can be confirmed: the payment of this id when we have received it, or the newest one when no id is known. */
export function confirmedPayment({ PaymentHistory }: PaidStatus, id: string | null): Payment | null {
  const received = newestFirst(PaymentHistory).filter(isReceived);
  return (id === null ? received[0] : received.find((payment) => payment.id === id)) ?? null;
}
