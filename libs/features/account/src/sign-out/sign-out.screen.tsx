import { useAuth } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { buttonStyle, Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

/** Ends the session, here at once and on the service as soon as it can be reached. */
function SignOutScreen() {
  const auth = useAuth();
  const selectPolicy = useSetAtom(selectedPolicyNumberAtom);

  useEffect(() => {
    selectPolicy(null);
    void auth.logout();
  }, [auth, selectPolicy]);

  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>You are signed out</Heading>
          <Text>Nothing of your policy is left on this device. Close the page if somebody else uses it too.</Text>
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.login()}>
              Sign in again
            </Link>
          </div>
        </Stack>
      </Card>
    </Container>
  );
}
export { SignOutScreen as Component };
