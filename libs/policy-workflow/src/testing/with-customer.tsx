import { aPage, type ServiceAnswer } from './a-page';

/** Who the service says is signed in, with the policy that it remembers. */
export const whoAmI = (policyNumber: string | null) => ({
  userId: '3f0cb2f0-7a55-4a55-9a55-6a5500000001',
  userType: 'user',
  firstName: 'Thandi',
  surname: 'Nkosi',
  cellNumber: null,
  emailAddress: null,
  idNumber: null,
  policyNumber,
  policyCount: 2,
  permissions: ['policy:read'],
  lastLoginAt: null,
  session: { expiresAt: '2026-11-20T10:00:00.000Z' },
});

/** A customer's page at `path`: everything above a screen, and a service that gives the answers. */
export function withCustomer(answer: ServiceAnswer, path = '/policies') {
  const page = aPage(answer, path);
  const signIn = () =>
    page.auth.session.start({ accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' });
  return { ...page, signIn };
}
