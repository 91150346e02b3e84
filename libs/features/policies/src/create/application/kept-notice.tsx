import { keptFor, timeInJohannesburg } from '@portal/domain';
import { Alert, Button, ChangingText, Cluster, ConfirmDialog, Stack, Text, toast } from '@portal/ui-kit';
import { useDraft, useDrafts } from '@portal/policy-workflow/changes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptOf } from './application';
import { useApplication } from './application-context';
import { type Keeping } from './draft-sync';
import { addressOf } from './step-address';

const saved = (at: string | null) =>
  `Saved${at ? ` ${timeInJohannesburg(new Date(at))}` : ''}. You can leave and go on later, on any device: we keep it for ${keptFor.draftDays} days.`;
/** Every time of day is as long as this one. */
const longAgo = new Date(0).toISOString();
const saving = 'Saving your application';
const words: Partial<Record<Keeping, string>> = {
  never: 'Nothing is kept until you send it: stay on these pages.',
  untouched: `We keep what you type for ${keptFor.draftDays} days. You can leave and go on later, on any device.`,
  unkept: saving,
  keeping: saving,
  failed: 'Not saved yet: we could not reach the service. We try again as soon as you go on.',
};

const isElsewhere = (state: Keeping) => state === 'changed-elsewhere' || state === 'gone-elsewhere';

/** Whether what was typed is kept, and what to do when it was changed in another tab or on another device. */
export function KeptNotice({ wasDraft }: { wasDraft: boolean }) {
  const { draftSync } = useApplication();
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.state);
  // This notice stands at the top; whoever types further down hears of it too.
  const isNotSaved = state === 'failed' || isElsewhere(state);
  useEffect(() => {
    if (isNotSaved) toast.error('What you type is not saved: see the top of the page.');
  }, [isNotSaved]);
  if (isElsewhere(state)) return <ChangedElsewhere state={state} />;
  return (
    <Stack gap="sm">
      {wasDraft && <GoOn />}
      <ChangingText size="sm" tone={state === 'failed' ? 'danger' : 'muted'} longest={saved(longAgo)}>
        {words[state] ?? saved(draftSync.savedAt())}
      </ChangingText>
    </Stack>
  );
}

/** What was typed in an earlier visit is back; it can be thrown away. */
function GoOn() {
  const { draftSync, beginAgain } = useApplication();
  const { drop } = useDraft('ADD_POLICY');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const throwAway = async () => {
    setState('busy');
    draftSync.end();
    await drop();
    void navigate(addressOf({ step: 'plan' }));
    beginAgain();
  };
  return (
    <Alert tone="success">
      <Cluster justify="between">
        <Text>We kept what you typed before. You can go on from here.</Text>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Start again
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Start again?"
        confirm="Yes, throw it away"
        cancel="Keep it"
        tone="danger"
        state={state}
        onConfirm={() => void throwAway()}
      >
        <Text>Everything you typed in this application is thrown away.</Text>
      </ConfirmDialog>
    </Alert>
  );
}

/** Two tabs, or two devices: nothing is overwritten until somebody says which of the two it is to be. */
function ChangedElsewhere({ state }: { state: Keeping }) {
  const { application, draftSync, beginAgain } = useApplication();
  const drafts = useDrafts();
  const isGone = state === 'gone-elsewhere';
  const takeTheirs = async () => {
    draftSync.end();
    await drafts.refetch();
    beginAgain();
  };
  return (
    <Alert tone="warning">
      <Stack gap="sm">
        <Text>
          {isGone
            ? 'This application was sent or thrown away in another tab or on another device. What you type here is not saved.'
            : 'This application was changed in another tab or on another device. What you type here is not saved until you choose.'}
        </Text>
        <Cluster>
          <Button variant="secondary" onClick={() => void takeTheirs()}>
            {isGone ? 'Begin a new application' : 'Use the newer one'}
          </Button>
          <Button variant="quiet" onClick={() => void draftSync.takeMine(keptOf(application))}>
            Keep what is here
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
