import { pathOfForm } from '@portal/contract';
import { Stack } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useChoosePolicy } from '../choose-policy';
import { useSelectedPolicyNumber } from '../selected-policy';
import { useWaitingChanges } from './use-waiting-changes';
import { WaitingCard } from './waiting-card';
import { type WaitingChange } from './waiting-changes';

/** The changes that wait on this phone, each with the way back into its form, which is one of its own policy; nothing where none does. */
export function WaitingOnThisPhone() {
  const changes = useWaitingChanges();
  const navigate = useNavigate();
  const choosePolicy = useChoosePolicy();
  const selected = useSelectedPolicyNumber();
  if (!changes || changes.length === 0) return null;
  const openForm = ({ form, recordId, policyNumber }: WaitingChange) => {
    const path = pathOfForm(form, recordId) ?? '/';
    if (policyNumber === selected) void navigate(path);
    else choosePolicy(policyNumber, path);
  };
  return (
    <Stack gap="md">
      {changes.map((change) => (
        <WaitingCard key={change.key} change={change} onTakenBack={openForm} />
      ))}
    </Stack>
  );
}
