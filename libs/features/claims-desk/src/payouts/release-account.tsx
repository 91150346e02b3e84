import { useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { PayoutAct } from './payout-act';

/** Lets an account be paid into that was changed after the approval, after a question. */
export function ReleaseAccount({ payout }: { payout: StaffPayout }) {
  const { id, amount, payee, number, bank, accountNumber, version } = payout;
  const write = useWrite(writeMutation(staffClaimAdditions.releasePayoutAccount, { id }));
  return (
    <PayoutAct
      payout={payout}
      write={write}
      onSend={() => write.send({ version })}
      label="Release account"
      question={`Pay ${formatRand(amount)} to ${payee.name} into the changed account?`}
      confirm="Yes, release"
      done={`${number} may go into the changed account.`}
    >
      <Text>
        It was changed after the approval: {[bank, accountNumber].filter((part) => part !== null).join(', ')}. Make sure
        that {payee.name} changed it. We tell {payee.name} once more before anything is paid.
      </Text>
    </PayoutAct>
  );
}
