import {
  findRecipient,
  guessesWithoutPin,
  holdName,
  killPin,
  markFruitful,
  recordAttempt,
  recordFailure,
  type Transaction,
  usePin,
} from '@portal/service-store';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { askerOf, type Presented, sourceOf } from './asker';
import { boundPurpose } from './bound-purpose';
import { decideGuess, spendsPin } from './decide-guess';
import { type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { identityLimits, later } from './identity-limits';
import { sameBytes } from './keyed-hash';
import { knownPins } from './known-pins';
import { killedByGuesses, type PinRow } from './pin-row';
import { type PinPurpose } from './pin-subject';

export interface PinGuess extends Origin {
  /** The policy, or what `provedNumber` gives. */
  policyNumber: string;
  purpose: PinPurpose;
  /** The new number that the PIN went to, when it proves one. */
  cellNumber?: string;
  by: Presented;
  otp: string;
  /** Whether a right PIN can be used again: it is looked at first, beside another that has to be right too. A wrong one counts all the same. */
  staysGood?: boolean;
}

/** What became of a guess. `NO_PIN`: the asker has none that could have been meant, so it was wrong whatever it was. */
export type GuessResult = { right: PinRow } | 'WRONG' | 'NO_PIN' | PinRefusal;

/** Compared with when there is no PIN, so that the work is the same. No hash of ours is this short. */
const noPin = { id: '', digest: '' };

/**
 * Compares one guess with the asker's PIN for a policy and purpose and writes down what became of it.
 *
 * Guesses of one policy number wait for one another, so of any number in parallel at most five are compared and at most
 * one is right (docs/reliability.md#b2 to #b4). A PIN that went to a number which is not the one on record any more is wrong. The transaction
 * must be committed whatever the answer, or the guess is not counted.
 */
export async function guessPin(workshop: Workshop, tx: Transaction, guess: PinGuess, now: Date): Promise<GuessResult> {
  const { policyNumber, purpose: asked, cellNumber, otp } = guess;
  const purpose = boundPurpose(asked, cellNumber);
  const asker = await askerOf(workshop, tx, guess);
  const source = sourceOf(asker);
  await holdName(tx, `address:${source}`);
  const rows = await knownPins(tx, policyNumber, now);
  const { most, withinMs } = identityLimits.guessesWithoutPin;
  const withoutPin = await guessesWithoutPin(tx, { address: source, most }, later(now, -withinMs));
  const decision = decideGuess({ purpose, asker, rows, withoutPin }, now);
  if ('refusal' in decision) return decision.refusal;

  const pin = decision.compareWith;
  const { id, digest } = pin ?? noPin;
  const to = cellNumber ?? (await findRecipient(tx, policyNumber));
  const isRight = sameBytes(utf8ToBytes(digest), utf8ToBytes(workshop.pinHash({ id, policyNumber, purpose, to }, otp)));
  if (!pin) {
    await recordFailure(tx, { policyNumber, address: source, wasCompared: false, now });
    return 'NO_PIN';
  }
  if (isRight && guess.staysGood) return { right: pin };
  const tries = await recordAttempt(tx, pin.id);
  if (isRight && (await usePin(tx, pin.id, now))) {
    await markFruitful(tx, { policyNumber, device: pin.device, now });
    return { right: pin };
  }
  await recordFailure(tx, { policyNumber, address: source, wasCompared: true, now });
  if (spendsPin(tries)) await killPin(tx, pin.id, killedByGuesses, now);
  return 'WRONG';
}
