import { WithPolicy } from '@portal/policy-workflow/changes';
import { ForPolicyholders } from '../shared/for-policyholders';
import { NewClaim } from './new-claim';

const title = 'Report a death';

/** The death of somebody else on the policy on screen, which begins a claim. */
const NewClaimScreen = () => (
  <ForPolicyholders title={title}>
    <WithPolicy title={title}>
      {(policy) => <NewClaim key={policy.Policy_Number} policy={policy} title={title} />}
    </WithPolicy>
  </ForPolicyholders>
);
export { NewClaimScreen as Component };
