import { type Group, type Level, type Verdict } from '../checks/check';
import { type EndpointName } from '@portal/contract';

/** A check with what it came to. */
export interface Checked {
  group: Group;
  level: Level;
  says: string;
  docs: string;
  /** The call of the contract that it is about. */
  call?: EndpointName;
  verdict: Verdict;
}

export interface LevelState {
  level: Level;
  isReached: boolean;
  /** The checks that stand against it; empty when it is reached. */
  because: readonly string[];
}

export type ScreenState =
  | { path: string; state: 'works' }
  /** Without additions that the backend does not have. */
  | { path: string; state: 'works in part'; because: string }
  | { path: string; state: 'does not work'; because: string }
  | { path: string; state: 'not tried'; because: string };

/** What the kit has to say about a backend. */
export interface Report {
  url: string;
  policyNumber: string;
  checkedAt: string;
  requests: number;
  checks: readonly Checked[];
  levels: readonly LevelState[];
  screens: readonly ScreenState[];
  /** What is no longer as it was on the test policy. */
  changes: readonly string[];
}
