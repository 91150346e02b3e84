import { signInAddress } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { buttonStyle, Cluster, PageLayout, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ContinuationProps } from './continuation-props';
import { WhatItMeans } from './what-it-means';

/** Somebody took the policy over: from now on they sign in with its number. */
export const Done = ({ reference, continuation }: ContinuationProps) => (
  <PageLayout title="You hold this policy now" description={`Policy ${continuation.policyNumber}`}>
    <Stack gap="lg">
      <Text>
        From now on you sign in with the policy number, <strong>{continuation.policyNumber}</strong>, and a PIN to your
        cellphone. There you see everything of the policy and can change it.
      </Text>
      <Cluster>
        <Link className={buttonStyle('primary')} to={signInAddress(portalPaths.home())}>
          Sign in with the policy number
        </Link>
      </Cluster>
      <WhatItMeans continuation={continuation} />
      <Link to={portalPaths.claim(reference)}>See where the claim stands</Link>
    </Stack>
  </PageLayout>
);
