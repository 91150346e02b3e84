import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { PayoutAct } from './payout-act';

/** Has a payment made anew that the bank refused or sent back, after a question. */
export const RetryPayout = ({ payout }: { payout: StaffPayout }) => (
  <PayoutAct
    payout={payout}
    row={staffClaimAdditions.retryPayout}
    label="Retry"
    question={`Pay ${formatRand(payout.amount)} to ${payout.payee.name} again?`}
    confirm="Yes, retry"
    done={`${payout.number} is made anew. It waits for a verified account first.`}
  >
    A new payment is made in the place of {payout.number}. It goes out once the account is verified.
    {payout.method === 'CASH_VOUCHER' && ' To pay it in cash again, somebody asks for that on the claim.'}
  </PayoutAct>
);
