import { readAddition } from '@portal/api-client';
import { useIsClaimant } from '@portal/auth';
import { claimAdditions, portalPaths } from '@portal/contract';
import { isOpenClaim } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { ClaimLines } from '@portal/policy-workflow/claims';
import { buttonStyle, EmptyState, SkeletonCards, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { ForPolicyholders } from '../shared/for-policyholders';

const title = 'Claims';

const ClaimsScreen = () => (
  <ForPolicyholders title={title}>
    <Claims />
  </ForPolicyholders>
);
export { ClaimsScreen as Component };

/** Every claim of whoever is signed in, on any of their policies: those first about which somebody has to do something. */
function Claims() {
  const claims = useQuery(readAddition(claimAdditions.claims, {}, () => []));
  return (
    <ClaimPage title={title}>
      <QueryView
        query={claims}
        loading={<SkeletonCards count={2} label="Loading your claims" />}
        failed="Your claims could not be loaded"
        empty={
          <EmptyState>
            <Text>You have no claims.</Text>
            <ReportDeath />
          </EmptyState>
        }
      >
        {(all) => (
          <Stack gap="lg">
            <ClaimLines id="open" title="Open" claims={all.filter(({ status }) => isOpenClaim(status))} />
            <ClaimLines id="ended" title="Ended" claims={all.filter(({ status }) => !isOpenClaim(status))} />
            <ReportDeath />
          </Stack>
        )}
      </QueryView>
    </ClaimPage>
  );
}

/** Of somebody else on the own policy: not for whoever claims without one. */
function ReportDeath() {
  if (useIsClaimant()) return null;
  return (
    <Link className={buttonStyle('secondary')} to={portalPaths.newClaim()}>
      Report a death
    </Link>
  );
}
