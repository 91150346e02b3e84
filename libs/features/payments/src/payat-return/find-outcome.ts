import { type Payment } from '@portal/contract';
import { isOpen } from '../shared/payments-in';

/** What the service says about the payment that was reported. */
export type Outcome =
  | { kind: 'confirmed' | 'failed' | 'cancelled' | 'reversed'; payment: Payment }
  /** It knows the payment and has no answer yet, or does not know it. */
  | { kind: 'unknown'; payment: Payment | null };

export const unknown: Outcome = { kind: 'unknown', payment: null };
const endings = { SUCCESSFUL: 'confirmed', FAILED: 'failed', CANCELLED: 'cancelled', REVERSED: 'reversed' } as const;

/** Whether a reference can be an id of ours without its dashes. */
export const isExternalRef = (text: string | null): text is string => text !== null && /^[0-9a-f]{32}$/i.test(text);

/** Finds the payment of a reference in the history that the service gave. Source: docs/domain/payments.md#r6-2 and #r6-6. */
export function findOutcome(history: readonly Payment[], externalRef: string): Outcome {
  if (!isExternalRef(externalRef)) return unknown;
  const wanted = externalRef.toLowerCase();
  const payment = history.find(({ id }) => id.replaceAll('-', '').toLowerCase() === wanted);
  if (payment === undefined) return unknown;
  const { Payment_Status: status } = payment;
  return isOpen(payment) || status === 'SUBMITTED' || status === 'PENDING'
    ? { kind: 'unknown', payment }
    : { kind: endings[status], payment };
}

/** Nothing follows: a failure may still become a success, a success is what we asked for. */
export const isFinal = ({ kind }: Outcome): boolean => kind === 'confirmed' || kind === 'reversed';
