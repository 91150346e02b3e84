import { type StaffState, useAuth, useSession } from '@portal/auth';
import { Alert, Button, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { failureWords } from '../staff-sign-in/failure-messages';
import { SignInAgainDialog } from './sign-in-again-dialog';

/** What staff have to know of their sign-in while they work: it cannot be renewed just now, or it has ended. Else nothing. */
function StaffNotices() {
  const { staff } = useSession();
  if (staff.status === 'expired') return <SignInEnded staff={staff} />;
  return staff.failure && staff.status !== 'away' ? <CannotRenew failure={staff.failure} /> : null;
}

function SignInEnded({ staff: { staff } }: { staff: StaffState }) {
  const [isPutOff, setIsPutOff] = useState(false);
  if (!isPutOff) return <SignInAgainDialog staff={staff} onPutOff={() => setIsPutOff(true)} />;
  return (
    <Alert tone="warning">
      <Stack gap="sm">
        <span>Your sign-in has ended. What you typed is still here.</span>
        <Button variant="secondary" onClick={() => setIsPutOff(false)}>
          Sign in again
        </Button>
      </Stack>
    </Alert>
  );
}

function CannotRenew({ failure }: { failure: NonNullable<StaffState['failure']> }) {
  const { openStaff } = useAuth();
  return (
    <Alert tone="warning" role="status">
      <Stack gap="sm">
        <span>{failureWords(failure)}</span>
        <Button
          variant="secondary"
          onClick={() =>
            openStaff().then(
              (identity) => identity?.tryAgain(),
              () => undefined,
            )
          }
        >
          Try again now
        </Button>
      </Stack>
    </Alert>
  );
}
// React.lazy asks for a default export.
export default StaffNotices;
