import { signOut, useAuth, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { selectedPolicyNumberAtom, usePortalConfig } from '@portal/policy-workflow';
import { destroyCopy } from '@portal/policy-workflow/own-phone';
import { buttonStyle, Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ProviderSignOut } from './provider-sign-out';

interface SignedOutProps {
  /** Somebody pressed a button for it, which is gone with the page it was on. */
  wasAsked: boolean;
}

/** Ends the session, here at once and on the service as soon as it can be reached. Staff then leave for the identity provider and come back. */
export function SignedOut({ wasAsked }: SignedOutProps) {
  const auth = useAuth();
  const { failure } = useSession().staff;
  const { identityProvider } = usePortalConfig();
  const isThere = identityProvider !== null;
  const selectPolicy = useSetAtom(selectedPolicyNumberAtom);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    selectPolicy(null);
    void signOut(auth);
    void destroyCopy(); // also where no session was left to end: one that ran out leaves it
  }, [auth, selectPolicy]);
  useEffect(() => {
    if (wasAsked) top.current?.focus();
  }, [wasAsked]);

  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md" ref={top} tabIndex={-1}>
          <Heading level={1}>You are signed out</Heading>
          <Text>Nothing personal is left on this device. Close the page if somebody else uses it too.</Text>
          {failure && isThere && <ProviderSignOut failure={failure} identityProvider={identityProvider} />}
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.login()}>
              Sign in again
            </Link>
          </div>
          {isThere && <Link to={portalPaths.staffSignIn()}>Staff sign in here</Link>}
        </Stack>
      </Card>
    </Container>
  );
}
