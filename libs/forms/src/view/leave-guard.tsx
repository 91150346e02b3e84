import { Button, Dialog, DialogActions, Text } from '@portal/ui-kit';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { type FormStore } from '../store/form-store';
import { useFormState } from './form-context';

interface LeaveGuardProps {
  store: FormStore;
  /** False once the draft was thrown away, as when the visit has ended: then nothing is left to ask about. */
  isKept: () => boolean;
}

/** Asks before somebody goes on without having sent what they typed: inside the portal with a dialog, else the browser does. */
export function LeaveGuard({ store, isKept }: LeaveGuardProps) {
  const isDirty = useFormState(store, () => store.isDirty());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isKept() && store.isDirty(),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave this page?">
      <Text>What you typed has not been sent. We keep it here until you sign out or close the portal.</Text>
      <DialogActions>
        <Button onClick={() => blocker.reset?.()}>Stay on this page</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
