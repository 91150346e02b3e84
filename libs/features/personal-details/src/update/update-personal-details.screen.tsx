import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { useSearchParams } from 'react-router-dom';
import { failed } from '../shared/back';
import { isSection } from '../shared/sections';
import { ChooseSection } from './choose-section';
import { CorrectIdentity } from './correct-identity';
import { UpdateContact } from './update-contact';

/** Changes one section of what we know, `?section=...`; `?correct=identity` asks for a correction of who they are (docs/domain/records.md#r9-7). */
function UpdatePersonalDetailsScreen() {
  const [search] = useSearchParams();
  const section = search.get('section');
  const isCorrection = search.get('correct') === 'identity';
  if (!isCorrection && !isSection(section)) return <ChooseSection />;
  return (
    <WithPolicyAndWaiting title="Update personal details" failed={failed}>
      {({ MainMember: member }, waiting) =>
        isSection(section) ? (
          <UpdateContact key={section} section={section} member={member} waiting={waiting} />
        ) : (
          <CorrectIdentity member={member} waiting={waiting} />
        )
      }
    </WithPolicyAndWaiting>
  );
}
export { UpdatePersonalDetailsScreen as Component };
