import { signInAddress, type StaffFailure } from '@portal/auth';
import { portalRoutes } from '@portal/contract';
import { Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStaffIdentity } from './use-staff-identity';

/** Where the identity provider sends staff back to. It takes the answer out of the address and goes on; a failure shows at sign-in. */
function StaffSignedInScreen() {
  const { state, identity } = useStaffIdentity();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    let isShown = true;
    const goOn = (returnTo: string, failure: StaffFailure | null) => {
      if (!isShown) return;
      if (!failure) void navigate(returnTo, { replace: true });
      else void navigate(signInAddress(returnTo, portalRoutes.staffSignIn), { replace: true, state: { failure } });
    };
    if (identity) {
      const answer = new URL(pathname + search, window.location.origin).href;
      void identity.complete(answer).then(({ returnTo, failure }) => goOn(returnTo, failure));
    }
    if (state === 'failed') goOn(portalRoutes.home, { name: 'Sign-in failed', reason: 'no-answer' });
    if (state === 'not-set-up') void navigate(portalRoutes.staffSignIn, { replace: true });
    return () => {
      isShown = false;
    };
  }, [identity, state, pathname, search, navigate]);

  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>Signing you in</Heading>
          <Text role="status">One moment, please.</Text>
        </Stack>
      </Card>
    </Container>
  );
}
export { StaffSignedInScreen as Component };
