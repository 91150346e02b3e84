import { type PlainDate } from '@portal/domain';
import { type Seed } from '@portal/service-store';

/** The day on which stories and tests look at a scenario unless they name another. */
export const referenceDate: PlainDate = '2026-11-20';

/** A named situation: what the service starts with, who signs in, and the day it is. */
export interface Scenario {
  name: string;
  /** One sentence: what it shows. */
  title: string;
  /** The policy number to sign in with. */
  signIn: string;
  /** Every date of the seed is counted from this day. */
  today: PlainDate;
  seed: Seed;
}

/** A scenario before it is given a name and a day. */
export interface ScenarioPlan {
  title: string;
  signIn: string;
  seedOn(today: PlainDate): Seed;
}

/** The plans under their names, each to be had on any day. */
export const named = <Name extends string>(plans: Record<Name, ScenarioPlan>) =>
  Object.fromEntries(
    Object.entries<ScenarioPlan>(plans).map(([name, { title, signIn, seedOn }]) => [
      name,
      (today: PlainDate = referenceDate): Scenario => ({ name, title, signIn, today, seed: seedOn(today) }),
    ]),
  ) as Record<Name, (today?: PlainDate) => Scenario>;
