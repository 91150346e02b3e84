import { AuthProvider, createAuth, type Staff, staffPresent, type StaffPresent } from '@portal/auth';
import { type PortalConfig } from '@portal/contract';
import { portalConfigAtom } from '@portal/policy-workflow';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';

export const naledi: Staff = {
  id: 'sub-naledi',
  name: 'Naledi Dlamini',
  email: 'naledi@staff.example',
  phone: '+27820005101',
  groups: ['ss_consultants'],
};

/** A portal in which staff can sign in, and which has an admin portal beside it. */
const withStaffSignIn = (config: PortalConfig): PortalConfig => ({
  ...config,
  identityProvider: {
    authority: 'https://id.invalid',
    clientId: 'self-service-portal',
    logoutAddress: 'https://id.invalid/logout',
  },
  adminPortal: { staging: 'https://staging.portal.invalid/admin/', production: 'https://portal.invalid/admin/' },
});

interface AsStaffProps extends StaffPresent {
  /** Whether a session of staff is stored; false: somebody who is about to sign in. */
  isSignedIn?: boolean;
  children: ReactNode;
}

/** Draws a story for staff whose identity provider does what the story says. Their session is in the memory of the page. */
export function AsStaff({ isSignedIn = true, children, ...present }: AsStaffProps) {
  const store = useStore();
  const [auth] = useState(() => {
    store.set(portalConfigAtom, withStaffSignIn(store.get(portalConfigAtom)));
    const storage = () => {
      throw new Error('Nothing of a story is stored');
    };
    const own = createAuth({ host: 'https://service.invalid', storage, staff: staffPresent(present) });
    if (isSignedIn) own.session.start({ accessToken: 'a', refreshToken: '', userType: 'admin' });
    return own;
  });
  return <AuthProvider auth={auth}>{children}</AuthProvider>;
}
