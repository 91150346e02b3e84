import { readQuery, useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Alert, Button, ConfirmDialog, Text, toast, VisuallyHidden } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated, refusalSentence } from '../shared/refusal-words';

/** Lets an account be paid into that was changed after the approval, after a question. */
export function ReleaseAccount({ payout }: { payout: StaffPayout }) {
  const { id, version, amount, payee, number, bank, accountNumber } = payout;
  const client = useQueryClient();
  const { send, state, failure, reset } = useWrite(writeMutation(staffClaimAdditions.releasePayoutAccount, { id }));
  const [isOpen, setIsOpen] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: readQuery(staffClaimAdditions.payouts, {}).queryKey });
  const release = async () => {
    const answer = await send({ version });
    if (answer.success) {
      setIsOpen(false);
      toast.success(`${number} may go into the changed account.`);
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
        Release account<VisuallyHidden>{`: ${number}, ${payee.name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Pay ${formatRand(amount)} to ${payee.name} into the changed account?`}
        confirm="Yes, release"
        state={state}
        onConfirm={() => void release()}
      >
        <Text>
          It was changed after the approval: {[bank, accountNumber].filter((part) => part !== null).join(', ')}. Make
          sure that {payee.name} changed it. We tell {payee.name} once more before anything is paid.
        </Text>
        {failure && (
          <Alert tone="error" role="alert">
            {refusalSentence(failure, 'payment')}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
