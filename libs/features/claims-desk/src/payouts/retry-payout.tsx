import { useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { PayoutAct } from './payout-act';

/** Has a payment made anew that the bank refused or sent back, after a question. */
export function RetryPayout({ payout }: { payout: StaffPayout }) {
  const { id, amount, payee, number, method, version } = payout;
  const write = useWrite(writeMutation(staffClaimAdditions.retryPayout, { id }));
  return (
    <PayoutAct
      payout={payout}
      write={write}
      onSend={() => write.send({ version })}
      label="Retry"
      question={`Pay ${formatRand(amount)} to ${payee.name} again?`}
      confirm="Yes, retry"
      done={`${number} is made anew. It waits for a verified account first.`}
    >
      <Text>
        A new payment is made in the place of {number}. It goes out once the account is verified.
        {method === 'CASH_VOUCHER' && ' To pay it in cash again, somebody asks for that on the claim.'}
      </Text>
    </PayoutAct>
  );
}
