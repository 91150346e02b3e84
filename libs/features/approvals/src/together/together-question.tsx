import { type Failure, type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { Alert, ConfirmDialog, List, Stack, Text } from '@portal/ui-kit';
import { refusalSentence } from '../decide/refusal-messages';

interface TogetherQuestionProps {
  requests: readonly QueuedApproval[];
  /** What became of it so far. */
  approval: { state: 'idle' | 'busy'; failure: Failure | null };
  onClose: () => void;
  onApprove: () => void;
}

/** `Child: Onthatile D., policy 7000010319 of Nomsa Dube`. */
export const requestInWords = ({ entityLabel, policyholder, policyNumber }: QueuedApproval): string =>
  `${entityLabel}, policy ${policyNumber} of ${policyholder}`;

/** Lists what would be approved, and asks. */
export function TogetherQuestion({
  requests,
  approval: { state, failure },
  onClose,
  onApprove,
}: TogetherQuestionProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Approve ${requests.length} requests?`}
      confirm={`Yes, approve ${requests.length}`}
      cancel="Go back"
      state={state}
      onConfirm={onApprove}
    >
      <Stack gap="md">
        <Text>{`${labelOf(actionTypes, requests[0]?.actionType ?? '')}: each is checked and decided by itself.`}</Text>
        <List>
          {requests.map((request) => (
            <li key={request.id}>{requestInWords(request)}</li>
          ))}
        </List>
        {failure && (
          <Alert tone="error" role="alert">
            {refusalSentence(failure)}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
