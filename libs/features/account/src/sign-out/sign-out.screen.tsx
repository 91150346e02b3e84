import { signOut, useAuth, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { selectedPolicyNumberAtom, usePortalConfig } from '@portal/policy-workflow';
import { buttonStyle, Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ProviderSignOut } from './provider-sign-out';

/** Ends the session, here at once and on the service as soon as it can be reached. Staff then leave for the identity provider and come back. */
function SignOutScreen() {
  const auth = useAuth();
  const { failure } = useSession().staff;
  const { identityProvider } = usePortalConfig();
  const selectPolicy = useSetAtom(selectedPolicyNumberAtom);

  useEffect(() => {
    selectPolicy(null);
    void signOut(auth);
  }, [auth, selectPolicy]);

  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>You are signed out</Heading>
          <Text>Nothing personal is left on this device. Close the page if somebody else uses it too.</Text>
          {failure && identityProvider && <ProviderSignOut failure={failure} identityProvider={identityProvider} />}
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.login()}>
              Sign in again
            </Link>
          </div>
          {identityProvider && <Link to={portalPaths.staffSignIn()}>Staff sign in here</Link>}
        </Stack>
      </Card>
    </Container>
  );
}
export { SignOutScreen as Component };
