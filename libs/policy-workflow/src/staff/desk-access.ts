import { isConsultant, isPortalAdmin, useSession } from '@portal/auth';

/** Whom a page of staff is for. */
export type Admitted = 'staff' | 'portalAdmin';

/**
 * Whether whoever is here may use a page of staff; null while that is not known yet. It spares others a call that would be
 * refused; the service is the wall.
 */
export function useDeskAccess(admits: Admitted = 'staff'): boolean | null {
  const {
    session,
    staff: { staff, status },
  } = useSession();
  if (session?.userType !== 'admin') return false;
  if (staff === null) return status === 'loading' || status === 'unreachable' ? null : false;
  return isPortalAdmin(staff) || (admits === 'staff' && isConsultant(staff));
}
