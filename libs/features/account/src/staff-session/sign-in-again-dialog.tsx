import { type Staff, type StaffFailure, useAuth } from '@portal/auth';
import { Alert, Button, Dialog, DialogActions, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { portalPaths } from '@portal/contract';
import { failureWords } from '../staff-sign-in/failure-messages';

interface SignInAgainDialogProps {
  /** Who was working here. */
  staff: Staff | null;
  onPutOff: () => void;
}

/** Asks staff to sign in again in a window of its own, while the page behind stays as it is. */
export function SignInAgainDialog({ staff, onPutOff }: SignInAgainDialogProps) {
  const { openStaff } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<'asked' | 'window-open' | 'leaving'>('asked');
  const [failure, setFailure] = useState<StaffFailure | null>(null);

  const inWindow = async () => {
    setFailure(null);
    setState('window-open');
    const identity = await openStaff();
    const failed = (await identity?.signInAgain()) ?? null;
    if (!failed) return; // done, or a newer window has taken over
    setFailure(failed);
    setState('asked');
  };
  const onThisPage = async () => {
    setState('leaving');
    const identity = await openStaff();
    setFailure((await identity?.signIn(pathname + search + hash)) ?? null);
    setState('asked');
  };

  return (
    <Dialog open title="Your sign-in has ended" onClose={onPutOff}>
      <Text>
        Sign in again to go on; what you typed is still here.
        {staff && ` You were signed in as ${staff.name}.`}
      </Text>
      {failure && (
        <Alert tone="error" role="alert">
          {failureWords(failure)}
        </Alert>
      )}
      {state === 'window-open' && <Text role="status">Use the window that has opened, then come back here.</Text>}
      {failure?.reason === 'blocked' && (
        <Text>If you sign in on this page, what you typed here is lost. Copy it first if you need it.</Text>
      )}
      <DialogActions>
        <Button disabled={state === 'leaving'} onClick={() => void inWindow()}>
          {state === 'window-open' ? 'Open the window again' : 'Sign in again'}
        </Button>
        {failure?.reason === 'blocked' && (
          <Button variant="secondary" state={state === 'leaving' ? 'busy' : 'idle'} onClick={() => void onThisPage()}>
            Sign in on this page
          </Button>
        )}
        <Button variant="quiet" onClick={onPutOff}>
          Not now
        </Button>
        <Button variant="quiet" onClick={() => void navigate(portalPaths.logout())}>
          Logout
        </Button>
      </DialogActions>
    </Dialog>
  );
}
