import { type Answer, readQuery, type Write } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { Alert, Button, ConfirmDialog, Stack, toast, VisuallyHidden } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isOutdated, refusalSentence } from '../shared/refusal-words';

interface PayoutActProps {
  payout: StaffPayout;
  /** What became of sending it. */
  write: Pick<Write<typeof staffClaimAdditions.retryPayout>, 'state' | 'failure' | 'reset'>;
  /** Sends it; null where something is missing, and nothing was sent. */
  onSend: () => Promise<Answer<StaffPayout>> | null;
  /** What the button in the row says. */
  label: string;
  /** What is asked, and the answer that does it. */
  question: string;
  confirm: string;
  /** What is said once it is done. */
  done: string;
  /** What follows from it, and what has to be said. */
  children: ReactNode;
}

/** Does something with one payment after a question. Where somebody else changed it meanwhile, the list is read again and nothing is done. */
export function PayoutAct({ payout, write, onSend, label, question, confirm, done, children }: PayoutActProps) {
  const { payee, number } = payout;
  const client = useQueryClient();
  const { state, failure, reset } = write;
  const [isOpen, setIsOpen] = useState(false);
  const act = async () => {
    const answer = await onSend();
    if (answer === null) return;
    if (answer.success) {
      setIsOpen(false);
      toast.success(done);
    }
    const list = readQuery(staffClaimAdditions.payouts, {}).queryKey;
    if (answer.success || isOutdated(answer)) await client.invalidateQueries({ queryKey: list });
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          reset();
          setIsOpen(true);
        }}
      >
        {label}
        <VisuallyHidden>{`: ${number}, ${payee.name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={question}
        confirm={confirm}
        state={state}
        onConfirm={() => void act()}
      >
        <Stack gap="md">
          {children}
          {failure && (
            <Alert tone="error" role="alert">
              {refusalSentence(failure, 'payment')}
            </Alert>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
