import { type Transfer } from '@portal/api-client';
import { Button, Cluster, ProgressBar, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { useSyncExternalStore } from 'react';
import { useOnline } from '../use-online';
import { heardWords, sendingWords } from './sending-words';

/** How far files are that are sent in parts; to pause, to go on and to cancel. */
function SendingFiles({ transfer }: { transfer: Transfer }) {
  const state = useSyncExternalStore(transfer.subscribe, transfer.state);
  const isOnline = useOnline();
  const isPaused = state.kind === 'paused';
  return (
    <Stack gap="sm">
      <Text>{sendingWords(state, isOnline)}</Text>
      <ProgressBar aria-label="Sent" max={state.parts} value={state.arrived} />
      <VisuallyHidden role="status">{heardWords(state, isOnline)}</VisuallyHidden>
      {state.kind !== 'finishing' && (
        <Cluster>
          <Button variant="secondary" onClick={isPaused ? transfer.resume : transfer.pause}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button variant="quiet" onClick={transfer.cancel}>
            Cancel sending
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
// React.lazy asks for a default export.
export default SendingFiles;
