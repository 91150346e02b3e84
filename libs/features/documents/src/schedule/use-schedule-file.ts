import { useApi } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useState } from 'react';
import { saveFile } from './save-file';

type State =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'saved'; fileName: string } | { kind: 'failed'; message: string };

/** Fetches the schedule when somebody asks for it, and hands it to the device. */
export function useScheduleFile() {
  const api = useApi();
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const [state, setState] = useState<State>({ kind: 'idle' });

  const download = async () => {
    setState({ kind: 'loading' });
    const answer = await api.call(policyEndpoints.policyDocument, { policyNumber });
    if (!answer.success) {
      setState({ kind: 'failed', message: 'The schedule could not be loaded. Please try again.' });
      return;
    }
    const fileName = `${answer.data.fileName}${answer.data.fileExtension}`;
    saveFile({ ...answer.data, fileName });
    setState({ kind: 'saved', fileName });
  };
  return { state, download };
}
