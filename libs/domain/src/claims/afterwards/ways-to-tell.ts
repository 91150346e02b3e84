import { fullName } from '../../people/names';
import { listed } from '../../plan/change-of-plan';
import { type LifeOnPolicyLeft } from './lives-left';

/** How people are told: the numbers that get a text message, and to whom the one letter goes; null: there is none. */
export interface WaysToTell {
  numbers: string[];
  letterTo: string | null;
}

/** Each of these adults on the own number, each number once, whoever share it; those without one in a letter to all of them. */
export function waysToTell(adults: readonly LifeOnPolicyLeft[]): WaysToTell {
  const unreachable = adults.filter(({ Cell_Number }) => !Cell_Number);
  return {
    numbers: knownNumbers(adults.map(({ Cell_Number }) => Cell_Number ?? null)),
    letterTo: unreachable.length > 0 ? listed(unreachable.map(fullName)) : null,
  };
}

/** Those that there are, each once. */
export const knownNumbers = (numbers: readonly (string | null)[]): string[] => [
  ...new Set(numbers.flatMap((one) => one || [])),
];
