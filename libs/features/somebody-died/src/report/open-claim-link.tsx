import { portalPaths } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The way to a claim that is open already, for whoever claims without a policy. */
export const OpenClaimLink = () => (
  <Text>
    <Link to={portalPaths.claimSignIn()}>Is a claim open already? Sign in to it</Link>
  </Text>
);
