import { type NumberPurpose } from '@portal/contract';
import { type Transaction } from '@portal/service-store';
import { type Presented } from './asker';
import { type Origin, type Workshop } from './dependencies';
import { type PinGuess } from './guess-pin';
import { type Outcome, type Refusal } from './outcome';
import { provedNumber } from './pin-subject';
import { type PinRequest, type PinTriggered, triggerPin } from './trigger-pin';
import { verifyPin } from './verify-pin';

/** Somebody who is about to prove a number, known to us or not. */
export interface NumberProof extends Origin {
  /** `27xxxxxxxxx`. */
  cellNumber: string;
  purpose: NumberPurpose;
  /** What the browser showed, or the session of somebody who signed in with that number. */
  by: Presented;
}

/** A proof that is asked for; where it is looked up afterwards whether anybody is expected to give it, that is what `isExpected` does. */
export type NumberPinRequest = NumberProof & Pick<PinRequest, 'isExpected'>;

/** The same with what was typed. */
export type NumberGuess = NumberProof & Pick<PinGuess, 'otp'>;

const asked = ({ cellNumber, purpose, by, address, requestId }: NumberProof) => ({
  policyNumber: provedNumber(cellNumber),
  purpose,
  cellNumber,
  by,
  address,
  requestId,
});

/** Sends a PIN to a number that is to be proved, under the limits and locks of sign-in, counted for that number. */
export const triggerNumberPin = (
  workshop: Workshop,
  { isExpected, ...proof }: NumberPinRequest,
): Promise<Outcome<PinTriggered>> =>
  triggerPin(workshop, { ...asked(proof), shouldSend: true, ...(isExpected && { isExpected }) });

/** Checks that PIN, as `verifyPin` does. Null: it was right and is used up, and the number is proved. */
export const verifyNumberPin = (
  workshop: Workshop,
  tx: Transaction,
  { otp, ...proof }: NumberGuess,
): Promise<Refusal | null> => verifyPin(workshop, tx, { ...asked(proof), otp });
