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

/** Why nobody was paid in cash; whoever is paid reads the label. Source: docs/domain/claims.md#c6-3. */
export const voucherFailures = codeList({
  VOUCHER_EXPIRED: 'The voucher was not cashed in time',
  VOUCHER_NOT_DELIVERED: 'The code could not be sent to this number',
  VOUCHER_NOT_ISSUED: 'No voucher was issued',
});
export type VoucherFailure = CodeOf<typeof voucherFailures>;

/** Why a payment was not made, into an account or in cash. */
export type WhyNotPaid = PayoutFailure | VoucherFailure;

/** The same as whoever is paid reads it. */
export const whyNotPaid = (why: WhyNotPaid): string => labelOf([...payoutFailures, ...voucherFailures], why);

const ofNobodysDoing: readonly WhyNotPaid[] = ['NOT_ARRIVED', 'VOUCHER_NOT_ISSUED'];

/** Whether whoever is paid has to do something about it: not where the bank, or the provider of vouchers, never had the payment. */
export const isAboutPayee = (why: WhyNotPaid): boolean => !ofNobodysDoing.includes(why);

/** Whether a payment may be made anew, and where that begins: only one that the bank refused or sent back; else INVALID_STATUS. */
export const checkPayoutRetry = (status: PayoutStatus): Result<PayoutStatus> =>
  status === 'FAILED' || status === 'RETURNED'
    ? checkPayoutStep(status, 'WAITING_FOR_ACCOUNT')
    : fail(
        `This is not possible while the status of the payment is "${labelOf(payoutStatuses, status)}".`,
        'INVALID_STATUS',
      );
