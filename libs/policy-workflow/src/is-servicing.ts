import { isPortalAdmin, useSession } from '@portal/auth';

/** Whether a member of staff has the policy on screen, and not its policyholder. */
export const useIsServicing = (): boolean => useSession().session?.userType === 'admin';

/** Whether that member of staff is a portal administrator. */
export function useIsAdministrator(): boolean {
  const { session, staff } = useSession();
  return session?.userType === 'admin' && isPortalAdmin(staff.staff);
}
