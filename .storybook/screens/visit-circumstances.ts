import { type OptionalArea, optionalAreas } from '@portal/contract';
import { knownName, withoutWords } from '../known-name';
import { lookOf, type LookParameters } from '../look/look';
import { type ClockName, clockNames } from '../service-in-tab/clocks';
import { faultNames } from '../service-in-tab/faults';
import type { VisitPlan } from '../service-in-tab/start-visit';

/** Under what circumstances somebody visits a screen. */
export interface Circumstances extends LookParameters {
  /** How long after the day of the scenario; on that day unless given. */
  clock?: ClockName;
  /** What is wrong with the network once the visitor is there. */
  fault?: 'fast' | 'slow' | 'waiting' | 'offline' | 500 | '401-once' | '401-always';
  /** Whether the customer of the scenario has signed in; true unless given. */
  signedIn?: boolean;
  /** What the insurer does without; nothing unless given. */
  without?: readonly OptionalArea[];
}

const areas = Object.keys(optionalAreas) as OptionalArea[];

/** The toolbar wins over what was asked. Throws for a name that does not exist. */
export const circumstancesOf = (
  { clock, fault, signedIn = true, without = [], ...look }: Circumstances,
  globals: Record<string, unknown>,
): Pick<VisitPlan, 'clock' | 'fault' | 'isSignedIn' | 'brand' | 'without'> => ({
  clock: knownName('clock', clockNames, globals.clock || clock),
  fault: knownName('fault', faultNames, withoutWords(globals.fault) || fault),
  isSignedIn: signedIn,
  brand: lookOf(look, globals).brand,
  without: without.map((area) => knownName('area', areas, area)).filter((area) => area !== null),
});
