import { ProposalPage } from '@portal/policy-workflow/changes';
import { useParams } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';

/** The change that waits on a child: what is beside what would be. */
function ProposedChildScreen() {
  const { id = '' } = useParams();
  return <ProposalPage title="Proposed child" entityType="CHILD" entityId={id} back={backToDependants} />;
}
export { ProposedChildScreen as Component };
