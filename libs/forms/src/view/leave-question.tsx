import { Button, Dialog, DialogActions, Text } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { shownFormsAtom } from '../drafts/form-drafts';

interface LeaveQuestionProps {
  /** Whether something on this page is unsent: while it is, the browser asks too, before the tab is closed. */
  isUnsent: boolean;
  /** The same, asked at the moment of leaving: when the visit has ended by then, nothing is left to ask about. */
  isStillUnsent: () => boolean;
  /** What becomes of what was typed. */
  words: string;
  onLeave?: () => void;
}

/** Asks before somebody goes on without having sent what they typed: inside the portal with a dialog, else the browser does. */
export function LeaveQuestion({ isUnsent, isStillUnsent, words, onLeave }: LeaveQuestionProps) {
  const shown = useAtomValue(shownFormsAtom);
  const isUnsentNow = useEffectEvent(isStillUnsent);
  useEffect(() => {
    const ask = () => isUnsentNow();
    shown.add(ask);
    return () => void shown.delete(ask);
  }, [shown]);
  // Where a page has several forms the router asks one question alone, which stands for all of them.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [...shown].some((ask) => ask()),
  );

  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave this page?">
      <Text>{words}</Text>
      <DialogActions>
        <Button onClick={() => blocker.reset?.()}>Stay on this page</Button>
        <Button
          variant="secondary"
          onClick={() => {
            onLeave?.();
            blocker.proceed?.();
          }}
        >
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
