import { faultNamed } from '../service-in-tab/faults';
import { type VisitPlan } from '../service-in-tab/start-visit';
import { type Frame } from './routes-with-story';

/** What a story titled `Screens/...` may say about itself in `parameters`. */
export interface ScreenParameters {
  /** A name of the scenarios; `family-active` unless given. */
  scenario?: string;
  /** The address at which the screen stands; home unless given. */
  path?: string;
  /** What is wrong with the network once the visitor is there. */
  fault?: 'slow' | 'offline' | 500 | '401-once' | '401-always';
  /** Whether the customer of the scenario has signed in; true unless given. */
  signedIn?: boolean;
  frame?: Frame;
}

/** The toolbar wins over the story. Throws for a fault that does not exist. */
export function visitPlan(
  { scenario = 'family-active', fault, signedIn = true }: ScreenParameters,
  globals: Record<string, unknown>,
): VisitPlan {
  return {
    scenario: typeof globals.scenario === 'string' && globals.scenario ? globals.scenario : scenario,
    fault: faultNamed(globals.fault || fault),
    isSignedIn: signedIn,
  };
}
