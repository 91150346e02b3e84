import { type OptionalArea, optionalAreas } from '@portal/contract';
import { type ScenarioName, scenarios } from '@portal/scenarios';
import { knownName } from '../known-name';
import { lookOf, type LookParameters } from '../look/look';
import { type ClockName, clockNames } from '../service-in-tab/clocks';
import { faultNames } from '../service-in-tab/faults';
import { type StaffName, staffNames } from '../service-in-tab/staff-names';
import type { VisitPlan } from '../service-in-tab/start-visit';
import type { Frame } from './routes-with-story';

/** What a story titled `Screens/...` may say about itself in `parameters`. */
export interface ScreenParameters extends LookParameters {
  /** A name of the scenarios; `family-active` unless given. */
  scenario?: string;
  /** How long after the day of the scenario; on that day unless given. */
  clock?: ClockName;
  /** The address at which the screen stands; home unless given. */
  path?: string;
  /** What is wrong with the network once the visitor is there. */
  fault?: 'fast' | 'slow' | 'waiting' | 'offline' | 500 | '401-once' | '401-always';
  /** Whether the customer of the scenario has signed in; true unless given. */
  signedIn?: boolean;
  /** The member of staff who is signed in, in the place of the customer. */
  staff?: StaffName;
  /** The number of the policy that is open to them. */
  servicing?: string;
  frame?: Frame;
  /** What the insurer does without; nothing unless given. */
  without?: readonly OptionalArea[];
}

const areas = Object.keys(optionalAreas) as OptionalArea[];
const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** The toolbar wins over the story. Throws for a name that does not exist. */
export const visitPlan = (
  { scenario, clock, fault, signedIn = true, staff, servicing, without = [], ...look }: ScreenParameters,
  globals: Record<string, unknown>,
): VisitPlan => ({
  scenario: knownName('scenario', scenarioNames, globals.scenario || scenario) ?? 'family-active',
  clock: knownName('clock', clockNames, globals.clock || clock),
  fault: knownName('fault', faultNames, globals.fault || fault),
  isSignedIn: signedIn,
  staff: knownName('member of staff', staffNames, staff),
  servicing: servicing ?? null,
  brand: lookOf(look, globals).brand,
  without: without.map((area) => knownName('area', areas, area)).filter((area) => area !== null),
});
