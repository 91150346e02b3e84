import { type NumberPurpose } from '@portal/contract';
import { type Transaction } from '@portal/service-store';
import { type Origin, type Workshop } from './dependencies';
import { type PinGuess } from './guess-pin';
import { type Outcome, type Refusal } from './outcome';
import { provedNumber } from './pin-subject';
import { type PinTriggered, triggerPin } from './trigger-pin';
import { verifyPin } from './verify-pin';

/** Somebody who is about to prove a number, known to us or not. */
export interface NumberProof extends Origin {
  /** `27xxxxxxxxx`. */
  cellNumber: string;
  purpose: NumberPurpose;
  /** What the browser showed, if anything. */
  deviceToken: string | null;
}

/** A proof that is asked for; `isExpected` false: nobody has that number, so no message goes and no digits are right. */
export interface NumberPinRequest extends NumberProof {
  isExpected?: boolean;
}

/** The same with what was typed. */
export type NumberGuess = NumberProof & Pick<PinGuess, 'otp'>;

const asked = ({ cellNumber, purpose, deviceToken, address, requestId }: NumberProof) => ({
  policyNumber: provedNumber(cellNumber),
  purpose,
  cellNumber,
  by: { deviceToken },
  address,
  requestId,
});

/** Sends a PIN to a number that is to be proved, under the limits and locks of sign-in, counted for that number. */
export const triggerNumberPin = (
  workshop: Workshop,
  { isExpected = true, ...proof }: NumberPinRequest,
): Promise<Outcome<PinTriggered>> => triggerPin(workshop, { ...asked(proof), shouldSend: true, isExpected });

/** Checks that PIN, as `verifyPin` does. Null: it was right and is used up, and the number is proved. */
export const verifyNumberPin = (
  workshop: Workshop,
  tx: Transaction,
  { otp, ...proof }: NumberGuess,
): Promise<Refusal | null> => verifyPin(workshop, tx, { ...asked(proof), otp });
