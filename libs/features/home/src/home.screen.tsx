import { useClaimInTab, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { useLastKnown } from '@portal/policy-workflow/own-phone';
import { lazyPart, SkeletonCard } from '@portal/ui-kit';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { fetchKept } from './own-phone/fetch-kept';
import { PolicyHome } from './policy-home';

/** Only staff fetch what they see here. */
const ServicedHome = lazyPart(() => import('./serviced/serviced-home'));

/** Nor does anybody who is signed in fetch the way in. */
const Landing = lazyPart(async () => ({ default: (await import('./landing/landing')).Landing }));

const AfterSession = lazyPart(async () => ({ default: (await fetchKept()).AfterSession }));

/** The first page: the policy of somebody signed in, or the one that staff have open; the way in for everybody else. */
function HomeScreen() {
  const { session, isSignedIn } = useSession();
  if (!isSignedIn) return <SignedOut />;
  if (session?.userType !== 'admin') return <PolicyHome />;
  return (
    <Suspense fallback={<SkeletonCard />}>
      <ServicedHome />
    </Suspense>
  );
}

/** The way in; on somebody's own phone, after their session ran out, with what it keeps; for whoever is signed in to a claim, that claim. */
function SignedOut() {
  const copy = useLastKnown();
  const claim = useClaimInTab();
  if (claim !== null) return <Navigate to={portalPaths.claim(claim)} replace />;
  return <Suspense fallback={<SkeletonCard />}>{copy ? <AfterSession copy={copy} /> : <Landing />}</Suspense>;
}
export { HomeScreen as Component };
