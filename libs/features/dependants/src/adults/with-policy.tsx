import { type Policy } from '@portal/contract';
import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface WithPolicyProps {
  /** Of the page while the policy is on its way. */
  title: string;
  children: (policy: Policy) => ReactNode;
}

/** A screen that has nothing to say before the policy is there. */
export function WithPolicy({ title, children }: WithPolicyProps) {
  const policy = usePolicy();
  if (policy.data) return children(policy.data);
  return (
    <PolicyPage title={title}>
      <QueryView query={policy} loading={<SkeletonCard />} failed="Your policy could not be loaded">
        {() => null}
      </QueryView>
    </PolicyPage>
  );
}
