import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { useSearchParams } from 'react-router-dom';
import { failed } from '../shared/back';
import { CorrectIdentity } from './correct-identity';
import { UpdateContact } from './update-contact';

/** Changes how we reach the policyholder; `?correct=identity` asks for a correction of who they are (docs/domain/records.md#r9-7). */
function UpdatePersonalDetailsScreen() {
  const [search] = useSearchParams();
  const Journey = search.get('correct') === 'identity' ? CorrectIdentity : UpdateContact;
  return (
    <WithPolicyAndWaiting title="Update personal details" failed={failed}>
      {({ MainMember: member }, waiting) => <Journey member={member} waiting={waiting} />}
    </WithPolicyAndWaiting>
  );
}
export { UpdatePersonalDetailsScreen as Component };
