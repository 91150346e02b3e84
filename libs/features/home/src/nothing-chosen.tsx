import { portalPaths } from '@portal/contract';
import { EmptyState } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Somebody is signed in and no policy is named: they choose. */
export default function NothingChosen() {
  return (
    <EmptyState>
      <Link to={portalPaths.policies()}>Choose the policy you want to see</Link>
    </EmptyState>
  );
}
