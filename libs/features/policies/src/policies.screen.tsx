import { optionalAreas, portalPaths } from '@portal/contract';
import {
  PolicyPage,
  QueryView,
  useChoosePolicy,
  useIsServicing,
  useSelectedPolicyNumber,
  WhereCall,
} from '@portal/policy-workflow';
import { buttonStyle, EmptyState, SkeletonCards, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { PolicyCard } from './list/policy-card';
import { usePersonsPolicies } from './shared/use-persons-policies';

/** All policies of the policyholder. Choosing one makes it the policy on screen; staff open it first. */
function PoliciesScreen() {
  const policies = usePersonsPolicies();
  const selected = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const choosePolicy = useChoosePolicy();

  return (
    <PolicyPage title="Policies" description="Choose the policy you want to see or change.">
      <QueryView
        query={policies}
        loading={<SkeletonCards count={2} label="Loading your policies" />}
        failed="Your policies could not be loaded"
        empty={<EmptyState>You have no policies.</EmptyState>}
      >
        {(all) => (
          <Stack gap="md">
            {all.map((policy) => (
              <PolicyCard
                key={policy.id}
                policy={policy}
                isSelected={policy.Policy_Number === selected}
                hasDetails={!isServicing || policy.Policy_Number === selected}
                onChoose={() => choosePolicy(policy.Policy_Number)}
              />
            ))}
          </Stack>
        )}
      </QueryView>
      <WhereCall row={optionalAreas.newPolicies}>
        <Link className={buttonStyle('secondary')} to={portalPaths.createPolicy()}>
          Take out a policy
        </Link>
      </WhereCall>
    </PolicyPage>
  );
}
export { PoliciesScreen as Component };
