import { refuse } from '@portal/contract';
import { appendAudit, type Transaction } from '@portal/service-store';
import { type Workshop } from './dependencies';
import { guessPin, type PinGuess } from './guess-pin';
import { type Refusal, refused, refusedByRule } from './outcome';

/**
 * Checks the PIN that confirms a change, inside the transaction of that change. Null: it was right and is used up.
 *
 * On a refusal (400 INVALID_OTP, 423 LOCKED) return it and let the transaction commit: throwing would undo the count of
 * the wrong guess and allow guessing without end.
 */
export async function verifyPin(workshop: Workshop, tx: Transaction, guess: PinGuess): Promise<Refusal | null> {
  const now = workshop.clock.now();
  const result = await guessPin(workshop, tx, guess, now);
  if (result === 'RIGHT') return null;
  const refusal = result === 'WRONG' ? refused(refuse('INVALID_OTP')) : refusedByRule(result);
  await appendAudit(tx, {
    at: now,
    actorType: 'CUSTOMER',
    requestId: guess.requestId,
    ip: guess.address,
    policyNumber: guess.policyNumber,
    action: 'PIN_REFUSED',
    after: { purpose: guess.purpose },
    reason: refusal.failure.code,
    outcome: 'REFUSED',
  });
  return refusal;
}
