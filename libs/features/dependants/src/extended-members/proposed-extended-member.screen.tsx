import { backToDependants } from '../adults/back-to-dependants';
import { ProposalPage } from '@portal/policy-workflow/changes';
import { useParams } from 'react-router-dom';

/** The change that waits on an extended member: what is beside what would be. */
function ProposedExtendedMemberScreen() {
  const { id = '' } = useParams();
  return (
    <ProposalPage title="Proposed extended member" entityType="EXTENDED_MEMBER" entityId={id} back={backToDependants} />
  );
}
export { ProposedExtendedMemberScreen as Component };
