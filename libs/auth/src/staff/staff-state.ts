import type { StaffFailure } from './staff-failure';

/** A member of staff, as their identity token describes them. */
export interface Staff {
  /** The provider's own key for them (`sub`). */
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly groups: string[];
}

/** What this tab knows of the member of staff in front of it. */
export interface StaffState {
  /**
   * - `loading`: not known yet.
   * - `none`: nobody of staff, or staff cannot sign in here at all.
   * - `signed-in`: authenticated; the identity exists and has not expired.
   * - `unreachable`: the provider gives no answer. What is stored stands in: a lost network signs nobody out.
   * - `expired`: they have to sign in again. The page stays as it is until they have.
   * - `away`: nobody in this tab any more. Screens lead to the sign-in page of staff.
   */
  readonly status: 'loading' | 'none' | 'signed-in' | 'unreachable' | 'expired' | 'away';
  readonly staff: Staff | null;
  /** What went wrong last, until it is mended. */
  readonly failure: StaffFailure | null;
}
