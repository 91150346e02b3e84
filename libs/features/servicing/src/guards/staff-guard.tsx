import { useSession } from '@portal/auth';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

const WithAccess = lazy(() => import('./with-access'));

interface StaffGuardProps {
  /** What everybody else sees: to them there is no such page. */
  otherwise: ReactNode;
  waiting?: ReactNode;
}

/** A layout route around the pages of staff. */
export function StaffGuard({ otherwise, waiting = null }: StaffGuardProps) {
  const { session } = useSession();
  if (session?.userType !== 'admin') return otherwise;
  return (
    <Suspense fallback={waiting}>
      <WithAccess>
        <Outlet />
      </WithAccess>
    </Suspense>
  );
}
