import { type Answer, type Api, useApi } from '@portal/api-client';
import { type DocumentFile } from '@portal/contract';
import { Button, DownloadIcon, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { type ComponentProps, useState } from 'react';
import { nameOf, saveFile } from './save-file';

interface FileButtonProps {
  /** What the button says. */
  label: string;
  /** What tells it from other buttons of the same words. */
  about?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  get: (api: Api) => Promise<Answer<DocumentFile>>;
}

type State = { kind: 'idle' | 'loading' } | { kind: 'saved' | 'failed'; message: string };

const couldNot = 'The document could not be loaded. Please try again.';

/** Fetches a document when somebody asks for it, hands it to the device and says so. */
export function FileButton({ label, about, variant = 'secondary', get }: FileButtonProps) {
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const fetchFile = async () => {
    setState({ kind: 'loading' });
    const answer = await get(api);
    if (!answer.success) {
      setState({ kind: 'failed', message: answer.status < 500 ? answer.message : couldNot });
      return;
    }
    saveFile(answer.data);
    setState({ kind: 'saved', message: `${nameOf(answer.data)} is on your device.` });
  };

  return (
    <Stack gap="xs">
      <Button variant={variant} state={state.kind === 'loading' ? 'busy' : 'idle'} onClick={() => void fetchFile()}>
        <DownloadIcon /> {label}
        {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </Button>
      {state.kind === 'failed' && (
        <Text size="sm" tone="danger" role="alert">
          {state.message}
        </Text>
      )}
      {state.kind === 'saved' && (
        <Text size="sm" tone="success" role="status">
          {state.message}
        </Text>
      )}
    </Stack>
  );
}
