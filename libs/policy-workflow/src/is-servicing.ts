import { useSession } from '@portal/auth';

/** Whether a member of staff has the policy on screen, and not its policyholder. */
export const useIsServicing = (): boolean => useSession().session?.userType === 'admin';
