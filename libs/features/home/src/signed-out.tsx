import { useClaimInTab } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { useLastKnown } from '@portal/policy-workflow/own-phone';
import { lazyPart } from '@portal/ui-kit';
import { Navigate } from 'react-router-dom';
import { Landing } from './landing/landing';
import { fetchKept } from './own-phone/fetch-kept';

const AfterSession = lazyPart(async () => ({ default: (await fetchKept()).AfterSession }));

/** The way in; on somebody's own phone, after their session ran out, with what it keeps; for whoever is signed in to a claim, that claim. */
export default function SignedOut() {
  const copy = useLastKnown();
  const claim = useClaimInTab();
  if (claim !== null) return <Navigate to={portalPaths.claim(claim)} replace />;
  return copy ? <AfterSession copy={copy} /> : <Landing />;
}
