import { portalPaths } from '@portal/contract';
import { EmptyState, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** A tab holds one session: whoever has a policy on screen leaves it first. */
export const SignedInAlready = () => (
  <EmptyState>
    <Text>
      You are signed in with your own policy. To open a claim on somebody else’s, sign out first, and then open the link
      in our message again.
    </Text>
    <Link to={portalPaths.claims()}>See your claims</Link>
    <Link to={portalPaths.logout()}>Sign out</Link>
  </EmptyState>
);
