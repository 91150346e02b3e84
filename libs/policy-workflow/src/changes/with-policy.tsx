import { type ApprovalAction, type Policy } from '@portal/contract';
import { SkeletonCard } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { PolicyPage } from '../policy-page';
import { QueryView } from '../query-view';
import { usePendingActions } from './data/use-pending-actions';
import { usePolicy } from './data/use-policy';

interface WithPolicyProps {
  /** Of the page while the policy is on its way. */
  title: string;
  /** When the policy could not be read: one sentence. */
  failed: string;
  /** The policy, and what waits on it. */
  children: (policy: Policy, waiting: readonly ApprovalAction[]) => ReactNode;
}

/** A screen that says nothing before the policy is there. When only what waits cannot be read, it goes on without. */
export function WithPolicy({ title, failed, children }: WithPolicyProps) {
  const policy = usePolicy();
  const pending = usePendingActions();
  const waiting = pending.data ?? (pending.isError ? [] : null);
  if (policy.data && waiting) return children(policy.data, waiting);
  return (
    <PolicyPage title={title}>
      <QueryView query={policy} loading={<SkeletonCard />} failed={failed}>
        {() => <SkeletonCard />}
      </QueryView>
    </PolicyPage>
  );
}
