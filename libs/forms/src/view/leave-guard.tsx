import { type FormStore } from '../store/form-store';
import { useFormState } from './form-context';
import { LeaveQuestion } from './leave-question';

interface LeaveGuardProps {
  store: FormStore;
  /** False once the draft was thrown away, as when the visit has ended: then nothing is left to ask about. */
  isKept: () => boolean;
}

/** Asks before somebody leaves a form that was not sent. What they typed is there again when they come back. */
export function LeaveGuard({ store, isKept }: LeaveGuardProps) {
  return (
    <LeaveQuestion
      isUnsent={useFormState(store, () => store.isDirty())}
      isStillUnsent={() => isKept() && store.isDirty()}
      words="What you typed has not been sent. We keep it here until you sign out or close the portal."
      onLeave={store.leaveBegun}
    />
  );
}
