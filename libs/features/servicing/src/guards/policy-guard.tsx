import { useSession } from '@portal/auth';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

const ServicedPages = lazy(() => import('./serviced-pages'));

/**
 * A layout route around the pages about a policy. Customers and visitors pass; staff pass to a policy that is open to them. Only
 * they fetch what that takes.
 */
export function PolicyGuard({ waiting = null }: { waiting?: ReactNode }) {
  const { session, isSignedIn } = useSession();
  if (!isSignedIn || session?.userType !== 'admin') return <Outlet />;
  return (
    <Suspense fallback={waiting}>
      <ServicedPages waiting={waiting} />
    </Suspense>
  );
}
