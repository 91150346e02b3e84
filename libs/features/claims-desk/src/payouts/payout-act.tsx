import { readQuery, useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { Alert, Button, ConfirmDialog, Text, toast, VisuallyHidden } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isOutdated, refusalSentence } from '../shared/refusal-words';

interface PayoutActProps {
  payout: StaffPayout;
  row: typeof staffClaimAdditions.retryPayout | typeof staffClaimAdditions.releasePayoutAccount;
  /** What the button in the row says. */
  label: string;
  /** What is asked, and the answer that does it. */
  question: string;
  confirm: string;
  /** What is said once it is done. */
  done: string;
  /** What follows from it. */
  children: ReactNode;
}

/** Does something with one payment after a question. Where somebody else changed it meanwhile, the list is read again and nothing is done. */
export function PayoutAct({ payout, row, label, question, confirm, done, children }: PayoutActProps) {
  const { id, version, payee, number } = payout;
  const client = useQueryClient();
  const { send, state, failure, reset } = useWrite(writeMutation(row, { id }));
  const [isOpen, setIsOpen] = useState(false);
  const act = async () => {
    const answer = await send({ version });
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
        <Text>{children}</Text>
        {failure && (
          <Alert tone="error" role="alert">
            {refusalSentence(failure, 'payment')}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
