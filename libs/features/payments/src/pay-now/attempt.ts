import { type PaymentInitiation } from '@portal/contract';
import { atom } from 'jotai';

/** A payment that was started and has not come back. */
export interface Attempt extends PaymentInitiation {
  policyNumber: string;
}

/** Set when somebody leaves for the payment page, in memory only; the page that is left forgets it. */
export const attemptAtom = atom<Attempt | null>(null);
attemptAtom.debugLabel = 'attempt';

/** The payment page still takes this attempt. */
export const isOpenAttempt = (attempt: Attempt | null, policyNumber: string, now: Date): attempt is Attempt =>
  attempt !== null && attempt.policyNumber === policyNumber && now.getTime() < Date.parse(attempt.expiresAt);
