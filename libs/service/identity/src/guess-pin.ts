import { type OtpPurpose } from '@portal/contract';
import { killPin, recordAttempt, recordFailure, type Transaction, usePin } from '@portal/service-store';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { countedAddress } from './address';
import { boundPurpose } from './bound-purpose';
import { decideGuess, spendsPin } from './decide-guess';
import { type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { sameBytes } from './keyed-hash';
import { knownPins } from './known-pins';
import { killedByGuesses } from './pin-row';

export interface PinGuess extends Origin {
  policyNumber: string;
  purpose: OtpPurpose;
  /** The new number that the PIN went to, when it proves one. */
  cellNumber?: string;
  otp: string;
}

/** Compared with when there is no PIN, so that the work is the same. No hash of ours is this short. */
const noPin = { id: '', digest: '' };

/**
 * Holds one guess against the PIN of its policy and purpose and writes down what became of it.
 *
 * Guesses of one policy number wait for one another, so of any number in parallel at most five are compared and at most
 * one is right (reliability B2 to B4). The transaction must be committed whatever the answer, or the guess is not counted.
 */
export async function guessPin(
  { pinHash }: Workshop,
  tx: Transaction,
  { policyNumber, purpose: asked, cellNumber, otp, address }: PinGuess,
  now: Date,
): Promise<'RIGHT' | 'WRONG' | PinRefusal> {
  const purpose = boundPurpose(asked, cellNumber);
  const decision = decideGuess({ purpose, ...(await knownPins(tx, policyNumber, address, now)) }, now);
  if ('refusal' in decision) return decision.refusal;

  const pin = decision.compareWith;
  const { id, digest } = pin ?? noPin;
  const isRight = sameBytes(utf8ToBytes(digest), utf8ToBytes(pinHash({ id, policyNumber, purpose }, otp)));
  if (!pin) return 'WRONG';

  const tries = await recordAttempt(tx, pin.id);
  if (isRight) return (await usePin(tx, pin.id, now)) ? 'RIGHT' : 'WRONG';
  await recordFailure(tx, { policyNumber, address: countedAddress(address), now });
  if (spendsPin(tries)) await killPin(tx, pin.id, killedByGuesses, now);
  return 'WRONG';
}
