import { type ApprovalAction, pendingChangeExists, type Policy, portalPaths } from '@portal/contract';
import { activeBeneficiaries } from '@portal/domain';
import { actionOn, NotAllowed, WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { RemoveBeneficiary } from '../removal/remove-beneficiary';
import { RemoveLastBeneficiary } from '../removal/remove-last-beneficiary';
import { failed } from '../shared/back';
import { isOnly } from '../shared/benefit-messages';
import { NotABeneficiary } from '../shared/not-a-beneficiary';
import { UpdateBeneficiary } from './update-beneficiary';

const title = 'Update beneficiary';

/** Changes a beneficiary; `?remove=yes` removes one, which the service takes as a change as well (docs/domain/lives.md#r4-6). */
function UpdateBeneficiaryScreen() {
  const { id = '' } = useParams();
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy, waiting) => <UpdateOrRemove key={id} id={id} policy={policy} waiting={waiting} />}
    </WithPolicyAndWaiting>
  );
}
export { UpdateBeneficiaryScreen as Component };

interface UpdateOrRemoveProps {
  id: string;
  policy: Policy;
  waiting: readonly ApprovalAction[];
}

function UpdateOrRemove({ id, policy: latest, waiting }: UpdateOrRemoveProps) {
  const [search] = useSearchParams();
  const [policy, setPolicy] = useState(latest);
  const [isWaiting] = useState(() => actionOn(waiting, 'BENEFICIARY', id) !== undefined); // not for what this page sends
  const isThere = activeBeneficiaries(latest).some((one) => one.id === id);
  // Who has just been removed is on the policy no more: the page goes on with what it knew, and says that it is done.
  if (isThere && latest !== policy) setPolicy(latest);

  const people = activeBeneficiaries(policy);
  const person = people.find((one) => one.id === id);
  if (!person) return <NotABeneficiary title={title} />;
  if (isWaiting) {
    const decide = { to: portalPaths.newBeneficiary(id), label: 'See the pending change' };
    return <NotAllowed title={title} reason={pendingChangeExists} back={decide} />;
  }
  const props = { policy, people, person };
  if (search.get('remove') !== 'yes') return <UpdateBeneficiary {...props} />;
  return isOnly(person, people) ? <RemoveLastBeneficiary person={person} /> : <RemoveBeneficiary {...props} />;
}
