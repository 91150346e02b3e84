import { ledToSignIn, returnAddress, useAuth, useSession } from '@portal/auth';
import { portalRoutes } from '@portal/contract';
import { selectedPolicyNumberAtom, TellUsHere, usePortalConfig } from '@portal/policy-workflow';
import { Card, Container, Heading, Hero, OnScreen, Split, Stack, Text } from '@portal/ui-kit';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { NoPin } from './no-pin';
import { PolicyNumberStep, type SentPin } from './policy-number-step';

/** Sign-in by policy number and one-time PIN. Its first step stands in the HTML before any script has come. */
function SignInScreen() {
  const [sent, setSent] = useState<SentPin | null>(null);
  const selectPolicy = useSetAtom(selectedPolicyNumberAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const auth = useAuth();
  const { identityProvider } = usePortalConfig();
  const { isSignedIn } = useSession();
  const { state } = useLocation();
  const [cameSignedIn] = useState(isSignedIn && state !== ledToSignIn);
  // There was a sign-in in another tab.
  if (isSignedIn && !cameSignedIn && sent === null) return <Navigate to={returnAddress(search)} replace />;

  const onSignedIn = (policyNumber: string) => {
    selectPolicy(policyNumber);
    void navigate(returnAddress(search), { replace: true });
  };

  return (
    <Container width="page">
      <Split>
        <Hero>
          <Heading level={1}>Your family’s cover, in your hands</Heading>
          <OnScreen size="wide">
            <Text size="lg">
              See who is covered and what it costs. Change who is paid. Find your documents. At any hour, on any phone.
            </Text>
          </OnScreen>
        </Hero>
        <Card>
          <Stack gap="lg">
            {sent === null ? (
              <PolicyNumberStep auth={auth} onSent={setSent} />
            ) : (
              <sent.PinStep
                auth={auth}
                policyNumber={sent.policyNumber}
                resendAfterSeconds={sent.resendAfterSeconds}
                onSignedIn={onSignedIn}
                onOtherPolicy={() => setSent(null)}
              />
            )}
            <NoPin />
            <TellUsHere lead="Has somebody died?" />
            {identityProvider !== null && (
              <Link to={{ pathname: portalRoutes.staffSignIn, search: `${search}` }}>Staff sign in here</Link>
            )}
          </Stack>
        </Card>
      </Split>
    </Container>
  );
}
export { SignInScreen as Component };
