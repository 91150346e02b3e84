import { type ApprovalAction, type Policy, type Product, type SupplementaryBenefit } from '@portal/contract';
import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { useBenefits, usePlans } from './catalogue';

/** What a choice of plans depends on. */
export interface PlansAtHand {
  policy: Policy;
  waiting: readonly ApprovalAction[];
  plans: readonly Product[];
  benefits: readonly SupplementaryBenefit[];
}

interface WithPlansProps {
  /** Of the page while something is on its way. */
  title: string;
  children: (all: PlansAtHand) => ReactNode;
}

const failed = 'The plans could not be loaded';

/** A screen that says nothing before the policy, the plans and the benefits are there. */
export function WithPlans({ title, children }: WithPlansProps) {
  const plans = usePlans();
  const benefits = useBenefits();
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy, waiting) => {
        if (plans.data && benefits.data)
          return children({ policy, waiting, plans: plans.data, benefits: benefits.data });
        return (
          <PolicyPage title={title}>
            <QueryView query={plans} loading={<SkeletonCard />} failed={failed}>
              {() => (
                <QueryView query={benefits} loading={<SkeletonCard />} failed={failed}>
                  {() => <SkeletonCard />}
                </QueryView>
              )}
            </QueryView>
          </PolicyPage>
        );
      }}
    </WithPolicyAndWaiting>
  );
}
