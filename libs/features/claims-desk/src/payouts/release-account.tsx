import { type StaffPayout, staffClaimAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { PayoutAct } from './payout-act';

/** Lets an account be paid into that was changed after the approval, after a question. */
export function ReleaseAccount({ payout }: { payout: StaffPayout }) {
  const { amount, payee, number, bank, accountNumber } = payout;
  return (
    <PayoutAct
      payout={payout}
      row={staffClaimAdditions.releasePayoutAccount}
      label="Release account"
      question={`Pay ${formatRand(amount)} to ${payee.name} into the changed account?`}
      confirm="Yes, release"
      done={`${number} may go into the changed account.`}
    >
      It was changed after the approval: {[bank, accountNumber].filter((part) => part !== null).join(', ')}. Make sure
      that {payee.name} changed it. We tell {payee.name} once more before anything is paid.
    </PayoutAct>
  );
}
