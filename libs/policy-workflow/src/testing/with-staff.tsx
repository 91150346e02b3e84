import { type StaffIdentity } from '@portal/auth';
import { type Servicing } from '@portal/contract';
import { tabAtom } from '../servicing/tab';
import { aPage, type ServiceAnswer } from './a-page';

const never = () => Promise.reject(new Error('Nobody goes to the identity provider in a test'));
const identity: StaffIdentity = {
  renew: never,
  signIn: never,
  signInAgain: never,
  complete: never,
  leave: never,
  tryAgain: () => undefined,
};
const naledi = {
  id: 'consultant-1',
  name: 'Naledi Dlamini',
  email: null,
  phone: null,
  groups: ['ss_consultants'],
};

/** The page of a consultant who has signed in, in a tab with a name. */
export function withStaff(answer: ServiceAnswer, { path = '/', tab = '' } = {}) {
  const page = aPage(answer, path, async ({ session }) => {
    session.showStaff({ status: 'signed-in', staff: naledi, failure: null });
    return identity;
  });
  page.auth.session.start({ accessToken: 'access-0', refreshToken: '', userType: 'admin' });
  const named = { name: tab };
  page.store.set(tabAtom, named);
  return { ...page, tab: named };
}

/** A policy that is open to the consultant, for four hours from half past nine in Johannesburg. */
export const aServicing = (policyNumber: string, mainMember = 'Thandi Nkosi'): Servicing => ({
  id: `servicing-${policyNumber}`,
  policyNumber,
  mainMember,
  reason: 'CALL',
  note: null,
  verified: ['ID_NUMBER', 'PREMIUM', 'POSTAL_CODE'],
  openedAt: '2026-11-20T07:30:00.000Z',
  endsAt: '2026-11-20T11:30:00.000Z',
});

/** The answer of the service when it is a good one, and when it refuses. */
export const good = (data: unknown) => Response.json({ success: true, data });
export const refused = (status: number, code: string, message: string) =>
  Response.json({ success: false, status, message, code }, { status });
