import { type Actor } from '../base/change';
import { type Origin } from '../base/tools';
import { type Application } from './application';

/** An application that somebody sends. */
export interface ApplicationRequest {
  /** The policy of the applicant's own that it is sent on; null: staff apply for somebody who may have none. */
  policyNumber: string | null;
  actor: Actor;
  origin: Origin;
  body: Application;
  /** The one intention behind it; without a key every request is its own. */
  idempotency: { route: string; key: string } | null;
}
