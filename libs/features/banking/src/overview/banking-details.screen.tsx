import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { failed } from '../shared/back';
import { BankingDetails, title } from './banking-details';

/** How the premium is paid: from which account, with which mandate, and what of it waits. */
function BankingDetailsScreen() {
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy, waiting) => <BankingDetails policy={policy} waiting={waiting} />}
    </WithPolicyAndWaiting>
  );
}
export { BankingDetailsScreen as Component };
