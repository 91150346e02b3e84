import { type PayoutStatus, payoutStatuses } from '../../code-lists/claims';
import { type Result } from '../../base/result';
import { checkStep, type Staged } from './check-step';

/**
 * A payout that the bank refused or sent back gets a new id with its new account. Whatever was not handed to the bank is cancelled when
 * the claim is recalled. Source: docs/domain/claims.md#c6-3.
 */
const payout: Staged<PayoutStatus> = {
  name: 'payment',
  list: payoutStatuses,
  steps: {
    WAITING_FOR_ACCOUNT: ['READY', 'CANCELLED'],
    SCHEDULED: ['READY', 'CANCELLED'],
    READY: ['SENT', 'WAITING_FOR_ACCOUNT', 'CANCELLED'],
    SENT: ['PAID', 'FAILED'],
    PAID: ['RETURNED'],
    FAILED: ['WAITING_FOR_ACCOUNT'],
    RETURNED: ['WAITING_FOR_ACCOUNT'],
    CANCELLED: [],
  },
};

/** Gives the next status of a payout; refuses any step that is not in the table with INVALID_STATUS. */
export const checkPayoutStep = (from: PayoutStatus, to: PayoutStatus): Result<PayoutStatus> =>
  checkStep(payout, from, to);

const handedToBank: readonly PayoutStatus[] = ['SENT', 'PAID', 'FAILED', 'RETURNED'];

/** Whether the bank had it in hand, whatever became of it: from then on the claim is not recalled. */
export const wasSent = (status: PayoutStatus): boolean => handedToBank.includes(status);

/** Whether it is due and the bank does not have it: only of such a one a part can still go elsewhere. */
export const isOpenPayout = (status: PayoutStatus): boolean => status === 'WAITING_FOR_ACCOUNT' || status === 'READY';

/** Whether everything that is due now is paid, so that the claim is: what is paid later and what was cancelled does not count. */
export function isEverythingPaid(statuses: readonly PayoutStatus[]): boolean {
  const due = statuses.filter((status) => status !== 'SCHEDULED' && status !== 'CANCELLED');
  return due.length > 0 && due.every((status) => status === 'PAID');
}
