import { appendAudit, countGuessesWithoutPin, type Transaction } from '@portal/service-store';
import { type GuessResult, type PinGuess } from './guess-pin';
import { identityLimits, later } from './identity-limits';
import { policyOfPins } from './pin-subject';

type Failed = Exclude<GuessResult, { right: unknown }>;

/**
 * Writes a wrong guess into the audit of its policy number, in a number that has an end: guesses at a PIN by the PINs there
 * can be, guesses without one up to ten a day, and refusals not at all, because they follow on guesses that were written.
 */
export async function auditGuess(tx: Transaction, guess: PinGuess, failed: Failed, now: Date): Promise<void> {
  if (typeof failed === 'object') return;
  const { policyNumber, purpose, address, requestId } = guess;
  if (failed === 'NO_PIN') {
    const { most, withinMs } = identityLimits.auditedGuessesWithoutPin;
    if ((await countGuessesWithoutPin(tx, policyNumber, later(now, -withinMs))) > most) return;
  }
  const isSignIn = purpose === 'LOGIN';
  const onPolicy = policyOfPins(policyNumber);
  await appendAudit(tx, {
    at: now,
    actorType: isSignIn || onPolicy === null ? 'ANONYMOUS' : 'CUSTOMER',
    requestId,
    ip: address,
    policyNumber: onPolicy,
    action: isSignIn ? 'LOGIN_FAILED' : 'PIN_REFUSED',
    ...(!isSignIn && { after: { purpose } }),
    reason: 'INVALID_OTP',
    outcome: 'REFUSED',
  });
}
