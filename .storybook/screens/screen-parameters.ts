import { type StaffName } from '../service-in-tab/staff-names';
import type { VisitPlan } from '../service-in-tab/start-visit';
import type { Frame } from './routes-with-story';
import { type Circumstances, circumstancesOf } from './visit-circumstances';
import { type WhoLooks, whoLooks } from './who-looks';

/** What a story titled `Screens/...` may say about itself in `parameters`. */
export interface ScreenParameters extends Circumstances {
  /** A name of the scenarios; `family-active` unless given. */
  scenario?: string;
  /** The address at which the screen stands; home unless given. */
  path?: string;
  /** The member of staff who is signed in, in the place of the customer. */
  staff?: StaffName;
  /** The number of the policy that is open to them. */
  servicing?: string;
  frame?: Frame;
}

/** The toolbar wins over the story. Throws for a name that does not exist. */
export const visitPlan = (
  { scenario, staff, servicing, ...circumstances }: ScreenParameters,
  globals: Record<string, unknown>,
): VisitPlan & WhoLooks => ({
  ...whoLooks({ scenario, staff, servicing }, globals),
  ...circumstancesOf(circumstances, globals),
});
