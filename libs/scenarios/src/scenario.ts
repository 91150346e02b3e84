import { formatPhone, type PlainDate } from '@portal/domain';
import { type Seed } from '@portal/service-store';

/** The day on which stories and tests look at a scenario unless they name another. */
export const referenceDate: PlainDate = '2026-11-20';

/** A named situation: what the service starts with, who signs in, and the day it is. */
export interface Scenario {
  name: string;
  /** One sentence: what it shows. */
  title: string;
  /** The policy number to sign in with; nobody can where the policyholder's death is confirmed. */
  signIn: string;
  /** The number of somebody who signs in to the claim on that policy, in stored form; null: nobody does. */
  claimant: string | null;
  /** Every date of the seed is counted from this day. */
  today: PlainDate;
  seed: Seed;
}

/** A scenario before it is given a name and a day. */
export interface ScenarioPlan {
  title: string;
  signIn: string;
  claimant?: string;
  seedOn(today: PlainDate): Seed;
}

/** Whether the policyholder can sign in. */
export const isHolderAlive = ({ signIn, seed: { policies } }: Scenario): boolean =>
  policies.some(({ Policy_Number, MainMember }) => Policy_Number === signIn && MainMember.Life_Status !== 'DECEASED');

/** How somebody gets to see a scenario: the policy number, and whose number goes with it where the policyholder died. */
export function signInOf(scenario: Scenario): string {
  const { signIn, claimant } = scenario;
  if (isHolderAlive(scenario)) return signIn;
  return claimant === null ? `${signIn}, for staff` : `${signIn} with ${formatPhone(claimant)}, to the claim`;
}

/** The plans under their names, each to be had on any day. */
export const named = <Name extends string>(plans: Record<Name, ScenarioPlan>) =>
  Object.fromEntries(
    Object.entries<ScenarioPlan>(plans).map(([name, { title, signIn, claimant = null, seedOn }]) => [
      name,
      (today: PlainDate = referenceDate): Scenario => ({ name, title, signIn, claimant, today, seed: seedOn(today) }),
    ]),
  ) as Record<Name, (today?: PlainDate) => Scenario>;
