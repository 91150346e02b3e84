import { claimantOf, signInAddress, useAuth } from '@portal/auth';
import { portalPaths, type WhichClaim } from '@portal/contract';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OurNumber } from '../shared/our-number';
import { ClaimPin } from './claim-pin';
import { referenceIn, type SignInState, whySignedOut } from './sign-in-state';
import { WhichClaimForm } from './which-claim';

/** Where somebody stands who signs in. What was typed stays in the memory of this tab. */
type Stage = { at: 'which'; typed: Partial<WhichClaim> } | { at: 'pin'; which: WhichClaim; resendAfterSeconds: number };

/** Which claim and whose number, then the PIN. Once it is right the tab is signed in, and the page around this goes on. */
export function SignIn({ told }: { told: SignInState }) {
  const page = useAuth();
  const { from = portalPaths.claims(), why } = told;
  const [stage, setStage] = useState<Stage>({ at: 'which', typed: { claim: referenceIn(told) } });
  if (stage.at === 'pin') {
    return (
      <ClaimPin
        {...stage}
        onBack={() => setStage({ at: 'which', typed: stage.which })}
        onSignedIn={(tokens) => claimantOf(page).session.start({ ...tokens, userType: 'user' })}
      />
    );
  }
  return (
    <Stack gap="md">
      {why !== undefined && <Alert role="status">{whySignedOut[why]}</Alert>}
      <WhichClaimForm
        typed={stage.typed}
        onSent={(which, resendAfterSeconds) => setStage({ at: 'pin', which, resendAfterSeconds })}
      />
      <Text>
        Is the policy your own? <Link to={signInAddress(from)}>Sign in with its number</Link>.
      </Text>
      <Text>
        Another number now, or no PIN? Call <OurNumber />.
      </Text>
    </Stack>
  );
}
