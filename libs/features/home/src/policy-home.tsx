import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { policyEndpoints, portalPaths } from '@portal/contract';
import { LevelOfCover, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Beneficiaries } from './lives/beneficiaries';
import { Lives } from './lives/lives';
import { PolicySummary } from './policy-summary/policy-summary';
import { StatusNotice } from './policy-summary/status-notice';

const Waiting = lazy(() => import('./waiting/waiting'));
const HomeQuickLinks = lazy(() => import('./quick-links/home-quick-links'));

const failed = 'Your policy could not be loaded';

/**
 * The selected policy on one page: where it stands, what it costs, what it pays, and for whom. After a reload who-am-I names
 * the policy; if that read fails or has no network, the page says so instead of waiting for ever.
 */
export function PolicyHome() {
  const policyNumber = useSelectedPolicyNumber();
  const { whoAmI } = useUser();
  const policy = useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), select: (data) => data.policy });

  return (
    <PageLayout title={whoAmI.data ? `Hello, ${whoAmI.data.firstName}` : 'Home'}>
      {policyNumber === null ? (
        <QueryView query={whoAmI} loading={<HomeLoading />} failed={failed}>
          {() => <NothingChosen />}
        </QueryView>
      ) : (
        <QueryView query={policy} loading={<HomeLoading />} failed={failed}>
          {(policy) => (
            <Stack gap="lg">
              <StatusNotice policy={policy} />
              <PolicySummary policy={policy} />
              <Suspense fallback={null}>
                <Waiting />
              </Suspense>
              <LevelOfCover product={policy.Product} />
              <Lives policy={policy} />
              <Beneficiaries beneficiaries={policy.Beneficiaries} />
            </Stack>
          )}
        </QueryView>
      )}
      <Suspense fallback={null}>
        <HomeQuickLinks {...(policy.data && { policy: policy.data })} />
      </Suspense>
    </PageLayout>
  );
}

/** Somebody is signed in and no policy is named: they choose. */
function NothingChosen() {
  return (
    <EmptyState>
      <Link to={portalPaths.policies()}>Choose the policy you want to see</Link>
    </EmptyState>
  );
}

function HomeLoading() {
  return (
    <Stack gap="lg" aria-busy="true" aria-label="Loading your policy">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}
