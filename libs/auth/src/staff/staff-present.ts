import { failure } from '@portal/contract';
import type { StaffFailure } from './staff-failure';
import type { OpenStaff } from './staff-identity';
import type { StaffState } from './staff-state';

export interface StaffPresent extends Partial<StaffState> {
  /** What becomes of signing in, in either way. Nothing: the page waits. */
  signIn?: () => Promise<StaffFailure | null>;
}

/**
 * Staff who simply are there: no provider is asked. For stories and tests of screens; the session is started by whoever uses it.
 */
export const staffPresent =
  ({ status = 'signed-in', staff = null, failure: shown = null, signIn = waitsForEver }: StaffPresent): OpenStaff =>
  async ({ session }) => {
    session.showStaff({ status, staff, failure: shown });
    return {
      renew: async () => failure(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
      tryAgain: () => session.showStaff({ status: 'signed-in', staff, failure: null }),
      signIn,
      signInAgain: async () => {
        const failed = await signIn();
        if (!failed) session.showStaff({ status: 'signed-in', staff, failure: null });
        return failed;
      },
      complete: async () => ({ returnTo: '/', failure: await signIn() }),
      leave: async (_ended, told) => void (await told),
    };
  };

const waitsForEver = () => new Promise<null>(() => undefined);
