import { inAppPath } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { useSearchParams } from 'react-router-dom';
import { ServicingHome } from './servicing-home';
import { OpeningPage } from './opening/opening-page';

/** Finds policies, or opens the one that the address names; then on to the page that somebody came for. */
function ServicingScreen() {
  const [search] = useSearchParams();
  const policyNumber = search.get('policy');
  const returnTo = inAppPath(search.get('returnTo')) ?? portalPaths.home();
  return policyNumber ? (
    <OpeningPage key={policyNumber} policyNumber={policyNumber} returnTo={returnTo} />
  ) : (
    <ServicingHome returnTo={returnTo} />
  );
}
export { ServicingScreen as Component };
