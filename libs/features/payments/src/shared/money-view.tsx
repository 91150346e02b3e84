import { type PaidStatus, type Policy } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { usePaidStatus } from './use-paid-status';

interface MoneyViewProps {
  /** When one of the two could not be read: one sentence. */
  failed: string;
  children: (policy: Policy, paid: PaidStatus) => ReactNode;
}

/** As tall as what is due and the way to pay it, on a phone. */
export const moneyLoading = <SkeletonCard lines={12} />;

/** The policy on screen and what is paid of it: nothing is said before both are there, and Reload asks for both. */
export function MoneyView({ failed, children }: MoneyViewProps) {
  const query = asOne(usePolicy(), usePaidStatus());
  return (
    <QueryView query={query} loading={moneyLoading} failed={failed}>
      {({ policy, paid }) => children(policy, paid)}
    </QueryView>
  );
}

type Both = UseQueryResult<{ policy: Policy; paid: PaidStatus }, Error>;

/** Two reads as one: failed or paused when one of them is. */
function asOne(policy: UseQueryResult<Policy, Error>, paid: UseQueryResult<PaidStatus, Error>): Both {
  const reads = [policy, paid];
  return {
    data: policy.data && paid.data ? { policy: policy.data, paid: paid.data } : undefined,
    isError: reads.some(({ isError }) => isError),
    fetchStatus: reads.some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : policy.fetchStatus,
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  } as unknown as Both;
}
