import { type OpenStaff, type Staff, type StaffIdentity } from '@portal/auth';
import type { StartedStaff } from './worker/start-over';

/** The identity of a member of staff in the page. Nobody has to go to a provider for it. */
export function staffInTab({ person, newToken }: StartedStaff & { newToken(): Promise<string> }): OpenStaff {
  const { sub, name, groups } = person;
  const staff: Staff = {
    id: sub,
    name,
    groups: [...groups],
    email: `${sub}@staff.example`,
    phone: '+27821110000',
  };
  const identity: StaffIdentity = {
    renew: async () => ({ success: true, data: { accessToken: await newToken(), refreshToken: '' } }),
    tryAgain: () => undefined,
    signIn: async () => null,
    signInAgain: async () => null,
    complete: async () => ({ returnTo: '/', failure: null }),
    leave: async () => undefined,
  };
  return async ({ session }) => {
    session.showStaff({ status: 'signed-in', staff, failure: null });
    return identity;
  };
}
