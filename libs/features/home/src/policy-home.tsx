import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { policyEndpoints, portalPaths } from '@portal/contract';
import { QueryView, useSelectedPolicyNumber, WaitingHere } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack } from '@portal/ui-kit';
import { CoverCardSkeleton } from '@portal/ui-kit/data';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PolicyAtHome } from './policy-at-home';

const HomeQuickLinks = lazy(async () => ({ default: (await import('./after-cover')).HomeQuickLinks }));
const OnThisPhone = lazy(async () => ({ default: (await import('./own-phone/own-phone')).OnThisPhone }));
const KeptCover = lazy(async () => ({ default: (await import('./own-phone/own-phone')).KeptCover }));

const failed = 'Your policy could not be loaded';

/**
 * The selected policy on one page: who is covered, what is to do, how the premiums stand. After a reload who-am-I names the policy;
 * if that read fails or has no network, the page says so instead of waiting for ever.
 */
export function PolicyHome() {
  const policyNumber = useSelectedPolicyNumber();
  const { whoAmI } = useUser();
  const policy = useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), select: (data) => data.policy });

  const read = {
    loading: <HomeLoading />,
    failed,
    meanwhile: (state: ReactNode) => (
      <Suspense fallback={<HomeLoading />}>
        <KeptCover otherwise={state} />
      </Suspense>
    ),
  };

  return (
    <PageLayout title={whoAmI.data ? `Hello, ${whoAmI.data.firstName}` : 'Home'}>
      <WaitingHere />
      {policyNumber === null ? (
        <QueryView query={whoAmI} {...read}>
          {() => <NothingChosen />}
        </QueryView>
      ) : (
        <QueryView query={policy} {...read}>
          {(policy) => <PolicyAtHome policy={policy} />}
        </QueryView>
      )}
      <Suspense fallback={null}>
        <HomeQuickLinks {...(policy.data && { policy: policy.data })} />
      </Suspense>
      <Suspense fallback={null}>{policy.data && <OnThisPhone policy={policy.data} />}</Suspense>
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

const HomeLoading = () => (
  <Stack gap="lg" role="group" aria-busy="true" aria-label="Loading your policy">
    <CoverCardSkeleton people={5} />
    <SkeletonCard />
  </Stack>
);
