import { portalPaths } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The way to the page for everybody, for whoever comes because of a death and cannot or need not sign in. */
export function TellUsHere({ lead }: { lead: string }) {
  return (
    <Text>
      {lead} <Link to={portalPaths.somebodyDied()}>Tell us here</Link>. Nobody has to be signed in for that.
    </Text>
  );
}
