import { refuse } from '@portal/contract';
import { type Transaction } from '@portal/service-store';
import { auditGuess } from './audit-guess';
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
  if (typeof result === 'object' && 'right' in result) return null;
  await auditGuess(tx, guess, result, now);
  return typeof result === 'object' ? refusedByRule(result) : refused(refuse('INVALID_OTP'));
}
