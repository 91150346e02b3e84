import { type PlainDate } from '../../base/plain-date';
import { fullName } from '../../people/names';
import { adultsLeft, type LivesLeft } from './lives-left';
import { knownNumbers, type WaysToTell, waysToTell } from './ways-to-tell';

interface PeopleToTell {
  left: LivesLeft;
  /** Of the guardian and of whoever speaks for a child who is paid. */
  numbersOfSpeakers: readonly (string | null)[];
  mainMember: { First_Name: string; Surname: string };
  on: PlainDate;
}

/**
 * Who is told that the cover which a main member left ends: every adult who is covered, on the own number or, without one, in a letter to all of
 * them. Where no adult is covered: the guardian and whoever speaks for a child; where they have no number, a letter goes to the family.
 * Source: docs/domain/claims.md#c8-3.
 */
export function toldOfCoverEnd({ left, numbersOfSpeakers, mainMember, on }: PeopleToTell): WaysToTell {
  const adults = adultsLeft(left, on);
  if (adults.length > 0) return waysToTell(adults);
  const numbers = knownNumbers(numbersOfSpeakers);
  return { numbers, letterTo: numbers.length > 0 ? null : `The family of ${fullName(mainMember)}` };
}
