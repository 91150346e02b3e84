import { WithPolicy } from '@portal/policy-workflow/changes';
import { failed } from '../shared/back';
import { BankingDetails, title } from './banking-details';

/** How the premium is paid: from which account, with which mandate, and what of it waits. */
function BankingDetailsScreen() {
  return (
    <WithPolicy title={title} failed={failed}>
      {(policy, waiting) => <BankingDetails policy={policy} waiting={waiting} />}
    </WithPolicy>
  );
}
export { BankingDetailsScreen as Component };
