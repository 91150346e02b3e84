import { fail, type Result } from '../../base/result';
import { type PayoutStatus, payoutStatuses } from '../../code-lists/claims';
import { codeList, type CodeOf, labelOf } from '../../code-lists/code-list';
import { checkPayoutStep } from './payout-status';

/** Why a bank did not pay, or sent money back; whoever is paid reads the label. Source: docs/domain/claims.md#c6-3. */
export const payoutFailures = codeList({
  UNKNOWN_ACCOUNT: 'The bank does not know this account',
  ACCOUNT_CLOSED: 'The account is closed',
  OTHER_HOLDER: 'The account belongs to somebody else',
  NOT_ARRIVED: 'The payment did not reach the bank',
  OTHER: 'The bank gave no reason',
});
export type PayoutFailure = CodeOf<typeof payoutFailures>;

/** Whether another account is needed before the payment is made anew: not where the bank never had it. */
export const isAboutAccount = (failure: PayoutFailure): boolean => failure !== 'NOT_ARRIVED';

/** Whether a payment may be made anew, and where that begins: only one that the bank refused or sent back; else INVALID_STATUS. */
export const checkPayoutRetry = (status: PayoutStatus): Result<PayoutStatus> =>
  status === 'FAILED' || status === 'RETURNED'
    ? checkPayoutStep(status, 'WAITING_FOR_ACCOUNT')
    : fail(
        `This is not possible while the status of the payment is "${labelOf(payoutStatuses, status)}".`,
        'INVALID_STATUS',
      );
