import { pathOfForm } from '@portal/contract';
import { Stack } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useWaitingChanges } from './use-waiting-changes';
import { WaitingCard } from './waiting-card';

/** The changes that wait on this phone, each with the way back into its form; nothing where none does. */
export function WaitingOnThisPhone() {
  const changes = useWaitingChanges();
  const navigate = useNavigate();
  if (!changes || changes.length === 0) return null;
  return (
    <Stack gap="md">
      {changes.map((change) => (
        <WaitingCard
          key={change.key}
          change={change}
          onTakenBack={({ form, recordId }) => void navigate(pathOfForm(form, recordId) ?? '/')}
        />
      ))}
    </Stack>
  );
}
