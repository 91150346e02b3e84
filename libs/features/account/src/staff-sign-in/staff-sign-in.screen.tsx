import { returnAddress, type StaffFailure, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { Alert, Button, Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { failureWords } from './failure-messages';
import { useStaffIdentity } from './use-staff-identity';

const noAnswer: StaffFailure = { name: 'Sign-in failed', reason: 'no-answer' };

/** Sign-in for staff: it leads to the identity provider and from there back to where they were going. */
function StaffSignInScreen() {
  const { state, identity, open } = useStaffIdentity();
  const { isSignedIn, session, staff } = useSession();
  const [search] = useSearchParams();
  const location = useLocation();
  const [failure, setFailure] = useState(failureIn(location.state));
  const [isLeaving, setIsLeaving] = useState(false);
  const returnTo = returnAddress(search);
  if (isSignedIn && session?.userType === 'admin' && staff.status === 'signed-in') {
    return <Navigate to={returnTo} replace />;
  }

  const shown = state === 'failed' ? noAnswer : failure;
  const signIn = async () => {
    if (!identity) return open();
    setFailure(null);
    setIsLeaving(true);
    setFailure(await identity.signIn(returnTo));
    setIsLeaving(false);
  };

  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>Staff sign-in</Heading>
          {state === 'not-set-up' ? (
            <Text role="status">Staff sign-in is not set up here.</Text>
          ) : (
            <>
              <Text>
                For people who work for us and help policyholders. You sign in at our sign-in service with your staff
                account, and come back here.
              </Text>
              {shown ? (
                <Alert tone="error" role="alert">
                  {failureWords(shown)}
                </Alert>
              ) : (
                staff.status === 'away' && <Alert>You are no longer signed in. Sign in to go on where you were.</Alert>
              )}
              <Button state={state === 'opening' || isLeaving ? 'busy' : 'idle'} onClick={() => void signIn()}>
                {shown ? 'Try again' : 'Sign in with your staff account'}
              </Button>
            </>
          )}
          <Link to={portalPaths.login()}>Policyholders sign in here</Link>
        </Stack>
      </Card>
    </Container>
  );
}

/** The screen that takes the provider's answer hands over what went wrong. */
const failureIn = (state: unknown): StaffFailure | null =>
  typeof state === 'object' && state !== null && 'failure' in state ? (state.failure as StaffFailure) : null;

export { StaffSignInScreen as Component };
