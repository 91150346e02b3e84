import { useSession } from '@portal/auth';
import { lazyPart, SkeletonCard } from '@portal/ui-kit';
import { Suspense } from 'react';
import { PolicyHome } from './policy-home';

/** Only staff fetch what they see here. */
const ServicedHome = lazyPart(() => import('./serviced/serviced-home'));
/** Nobody who is signed in fetches what others see. */
const SignedOut = lazyPart(() => import('./signed-out'));

/** The first page: the policy of somebody signed in, or the one that staff have open; the way in for everybody else. */
function HomeScreen() {
  const { session, isSignedIn } = useSession();
  if (isSignedIn && session?.userType !== 'admin') return <PolicyHome />;
  return <Suspense fallback={<SkeletonCard />}>{isSignedIn ? <ServicedHome /> : <SignedOut />}</Suspense>;
}
export { HomeScreen as Component };
