import { type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { Alert, ConfirmDialog, List, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';

interface TogetherQuestionProps {
  requests: readonly QueuedApproval[];
  onClose: () => void;
  /** Gives a sentence when it could not be done. */
  onApprove: (requests: readonly QueuedApproval[]) => Promise<string | null>;
}

/** `Child: Onthatile D., policy 7000010319 of Nomsa Dube`. */
export const requestInWords = ({ entityLabel, policyholder, policyNumber }: QueuedApproval): string =>
  `${entityLabel}, policy ${policyNumber} of ${policyholder}`;

/** Lists what would be approved, and asks. */
export function TogetherQuestion({ requests, onClose, onApprove }: TogetherQuestionProps) {
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const approve = async () => {
    setState('busy');
    setRefusal(await onApprove(requests));
    setState('idle');
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Approve ${requests.length} requests?`}
      confirm={`Yes, approve ${requests.length}`}
      cancel="Go back"
      state={state}
      onConfirm={() => void approve()}
    >
      <Stack gap="md">
        <Text>{`${labelOf(actionTypes, requests[0]?.actionType ?? '')}: each is checked and decided by itself.`}</Text>
        <List>
          {requests.map((request) => (
            <li key={request.id}>{requestInWords(request)}</li>
          ))}
        </List>
        {refusal !== null && (
          <Alert tone="error" role="alert">
            {refusal}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
