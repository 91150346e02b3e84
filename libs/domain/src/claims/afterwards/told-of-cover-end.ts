import { type PlainDate } from '../../base/plain-date';
import { fullName } from '../../people/names';
import { listed } from '../../plan/change-of-plan';
import { adultsLeft, type LivesLeft } from './lives-left';

/** How it is said that cover ends: the numbers that get a text message, and to whom the one letter goes; null: there is none. */
export interface ToldOfCoverEnd {
  numbers: string[];
  letterTo: string | null;
}

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
 * Each number once, whoever share it. Source: docs/domain/claims.md#c8-3.
 */
export function toldOfCoverEnd({ left, numbersOfSpeakers, mainMember, on }: PeopleToTell): ToldOfCoverEnd {
  const adults = adultsLeft(left, on);
  if (adults.length === 0) {
    const numbers = known(numbersOfSpeakers);
    return { numbers, letterTo: numbers.length > 0 ? null : `The family of ${fullName(mainMember)}` };
  }
  const unreachable = adults.filter(({ Cell_Number }) => !Cell_Number);
  return {
    numbers: known(adults.map(({ Cell_Number }) => Cell_Number ?? null)),
    letterTo: unreachable.length > 0 ? listed(unreachable.map(fullName)) : null,
  };
}

const known = (numbers: readonly (string | null)[]): string[] => [...new Set(numbers.flatMap((one) => one || []))];
