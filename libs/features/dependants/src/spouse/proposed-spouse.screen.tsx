import { backToDependants } from '../adults/back-to-dependants';
import { ProposalPage } from '@portal/policy-workflow/changes';

/** The one change that waits on the spouse: what is beside what would be. */
function ProposedSpouseScreen() {
  return <ProposalPage title="Proposed spouse" entityType="SPOUSE" entityId={null} back={backToDependants} />;
}
export { ProposedSpouseScreen as Component };
