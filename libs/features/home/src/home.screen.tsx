import { useSession } from '@portal/auth';
import { SkeletonCard } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { Landing } from './landing/landing';
import { PolicyHome } from './policy-home';

/** Only staff fetch what they see here. */
const ServicedHome = lazy(() => import('./serviced/serviced-home'));

/** The first page: the policy of somebody signed in, or the one that staff have open; the way in for everybody else. */
function HomeScreen() {
  const { session, isSignedIn } = useSession();
  if (!isSignedIn) return <Landing />;
  if (session?.userType !== 'admin') return <PolicyHome />;
  return (
    <Suspense fallback={<SkeletonCard aria-busy="true" aria-label="Loading the policy" />}>
      <ServicedHome />
    </Suspense>
  );
}
export { HomeScreen as Component };
