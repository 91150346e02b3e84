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
  failed?: string;
  children: (policy: Policy) => ReactNode;
}

/** A screen that says nothing before the policy is there. */
export function WithPolicy({ title, failed = 'Your policy could not be loaded', children }: WithPolicyProps) {
  const policy = usePolicy();
  if (policy.data) return children(policy.data);
  return (
    <PolicyPage title={title}>
      <QueryView query={policy} loading={<SkeletonCard />} failed={failed}>
        {() => null}
      </QueryView>
    </PolicyPage>
  );
}

interface WithPolicyAndWaitingProps extends Omit<WithPolicyProps, 'children'> {
  /** The policy, and what waits on it. */
  children: (policy: Policy, waiting: readonly ApprovalAction[]) => ReactNode;
}

/** A screen that also waits for the changes that wait. When only they cannot be read, it goes on without. */
export function WithPolicyAndWaiting({ children, ...page }: WithPolicyAndWaitingProps) {
  const pending = usePendingActions();
  const waiting = pending.data ?? (pending.isError ? [] : null);
  return (
    <WithPolicy {...page}>
      {(policy) =>
        waiting ? (
          children(policy, waiting)
        ) : (
          <PolicyPage title={page.title}>
            <SkeletonCard />
          </PolicyPage>
        )
      }
    </WithPolicy>
  );
}
