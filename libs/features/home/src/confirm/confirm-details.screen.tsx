import { WithPolicy } from '@portal/policy-workflow/changes';
import { ConfirmDetails, title } from './confirm-details';

/** Once a year: is everything on the policy still right? */
function ConfirmDetailsScreen() {
  return <WithPolicy title={title}>{(policy) => <ConfirmDetails policy={policy} />}</WithPolicy>;
}
export { ConfirmDetailsScreen as Component };
