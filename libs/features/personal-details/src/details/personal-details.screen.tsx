import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { useSearchParams } from 'react-router-dom';
import { failed } from '../shared/back';
import { changesOfMember } from '../shared/waiting';
import { PersonalDetails } from './personal-details';
import { RequestPage } from './request-page';

/** Everything we know about the policyholder; `?request=...` shows one change of it that waits, for it has no address of its own. */
function PersonalDetailsScreen() {
  const [search] = useSearchParams();
  return (
    <WithPolicyAndWaiting title="Personal details" failed={failed}>
      {({ MainMember: member }, waiting) => {
        const changes = changesOfMember(waiting);
        const asked = search.get('request');
        return asked === null ? (
          <PersonalDetails member={member} changes={changes} />
        ) : (
          <RequestPage key={asked} action={changes.find(({ id }) => id === asked)} />
        );
      }}
    </WithPolicyAndWaiting>
  );
}
export { PersonalDetailsScreen as Component };
