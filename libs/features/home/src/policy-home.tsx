import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { type Policy, policyEndpoints } from '@portal/contract';
import { QueryView, useSelectedPolicyNumber, WaitingHere } from '@portal/policy-workflow';
import { useLastKnown } from '@portal/policy-workflow/own-phone';
import { lazyPart, PageLayout, SkeletonCard, Stack } from '@portal/ui-kit';
import { CoverCardSkeleton } from '@portal/ui-kit/data';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { AsOf, type Checked } from './own-phone/as-of';
import { fetchKept } from './own-phone/fetch-kept';
import { PolicyAtHome } from './policy-at-home';

const HomeQuickLinks = lazyPart(async () => ({ default: (await import('./after-cover')).HomeQuickLinks }));
const OnThisPhone = lazyPart(async () => ({ default: (await import('./own-phone/on-this-phone')).OnThisPhone }));
const BeneathCover = lazyPart(async () => ({ default: (await fetchKept()).BeneathCover }));
const NothingChosen = lazyPart(() => import('./nothing-chosen'));

const failed = 'Your policy could not be loaded';

/**
 * The selected policy on one page: who is covered, what is to do, how the premiums stand. After a reload who-am-I names the policy;
 * if that read fails or has no network, the page says so instead of waiting for ever. The phone of its holder shows what it last knew
 * meanwhile, with its time.
 */
export function PolicyHome() {
  const policyNumber = useSelectedPolicyNumber();
  const { whoAmI } = useUser();
  const policy = useQuery({ ...readQuery(policyEndpoints.policy, { policyNumber }), select: (data) => data.policy });
  const lastKnown = useLastKnown() ?? null;
  const isChecking = lastKnown !== null && policy.data === undefined;
  /** Then its line stays when the policy has come, or what is below it would move. */
  const [wasOld, setWasOld] = useState(false);
  if (isChecking && !wasOld) setWasOld(true);

  const old = (checked: Checked, state: ReactNode) =>
    lastKnown && (
      <PolicyAtHome policy={null} lastKnown={lastKnown} asOf={<AsOf at={new Date(lastKnown.at)} checked={checked} />}>
        {state}
        <Suspense fallback={<SkeletonCard />}>
          {checked === 'checking' ? <SkeletonCard aria-busy="true" /> : <BeneathCover copy={lastKnown} />}
        </Suspense>
      </PolicyAtHome>
    );
  const read = {
    loading: old('checking', null) ?? <HomeLoading />,
    failed,
    meanwhile: (state: ReactNode, kind: 'failed' | 'offline') => old(kind, state) ?? state,
  };
  const fresh = (policy: Policy) => (
    <PolicyAtHome policy={policy} lastKnown={null} asOf={wasOld && <AsOf at={new Date(readAt)} checked="fresh" />} />
  );
  const readAt = policy.dataUpdatedAt;

  return (
    <PageLayout title={whoAmI.data ? `Hello, ${whoAmI.data.firstName}` : 'Home'}>
      <WaitingHere />
      {policyNumber === null ? (
        <QueryView query={whoAmI} {...read}>
          {() => (
            <Suspense fallback={<SkeletonCard />}>
              <NothingChosen />
            </Suspense>
          )}
        </QueryView>
      ) : (
        <QueryView query={policy} {...read}>
          {fresh}
        </QueryView>
      )}
      {!isChecking && (
        <Suspense fallback={null}>
          <HomeQuickLinks {...(policy.data && { policy: policy.data })} />
        </Suspense>
      )}
      <Suspense fallback={null}>{policy.data && <OnThisPhone policy={policy.data} />}</Suspense>
    </PageLayout>
  );
}

const HomeLoading = () => (
  <Stack gap="lg" role="group" aria-busy="true" aria-label="Loading your policy">
    <CoverCardSkeleton people={5} />
    <SkeletonCard />
  </Stack>
);
