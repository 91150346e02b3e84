import { ProposalPage } from '@portal/policy-workflow/changes';
import { useParams } from 'react-router-dom';
import { back } from '../shared/back';

/** A change to a beneficiary that waits: what is beside what would be, and the decision. */
function ProposedBeneficiaryScreen() {
  const { id = '' } = useParams();
  return <ProposalPage title="Proposed beneficiary" entityType="BENEFICIARY" entityId={id} back={back} />;
}
export { ProposedBeneficiaryScreen as Component };
