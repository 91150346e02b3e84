import { readQuery, useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Alert, Button, ConfirmDialog, Text, toast, VisuallyHidden } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated, refusalSentence } from '../shared/refusal-words';

/** Has a payment made anew that the bank refused or sent back, after a question. */
export function RetryPayout({ payout: { id, version, amount, payee, number } }: { payout: StaffPayout }) {
  const client = useQueryClient();
  const { send, state, failure, reset } = useWrite(writeMutation(staffClaimAdditions.retryPayout, { id }));
  const [isOpen, setIsOpen] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: readQuery(staffClaimAdditions.payouts, {}).queryKey });
  const retry = async () => {
    const answer = await send({ version });
    if (answer.success) {
      setIsOpen(false);
      toast.success(`${number} is made anew. It waits for a verified account first.`);
    }
    if (answer.success || isOutdated(answer)) await readAgain();
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
        Retry<VisuallyHidden>{`: ${number}, ${payee.name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Pay ${formatRand(amount)} to ${payee.name} again?`}
        confirm="Yes, retry"
        state={state}
        onConfirm={() => void retry()}
      >
        <Text>A new payment is made in the place of {number}. It goes out once the account is verified.</Text>
        {failure && (
          <Alert tone="error" role="alert">
            {refusalSentence(failure, 'payment')}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
