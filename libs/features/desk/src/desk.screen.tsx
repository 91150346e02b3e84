import { inAppPath } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { useSearchParams } from 'react-router-dom';
import { DeskHome } from './desk-home';
import { OpeningPage } from './opening/opening-page';

/** Finds policies, or opens the one that the address names; then on to the page that somebody came for. */
function DeskScreen() {
  const [search] = useSearchParams();
  const policyNumber = search.get('policy');
  const returnTo = inAppPath(search.get('returnTo')) ?? portalPaths.home();
  return policyNumber ? (
    <OpeningPage key={policyNumber} policyNumber={policyNumber} returnTo={returnTo} />
  ) : (
    <DeskHome returnTo={returnTo} />
  );
}
export { DeskScreen as Component };
