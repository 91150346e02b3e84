import { type UnusedMoney } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { type BadgeTone } from '@portal/ui-kit';

/** Why money buys nothing, for staff. */
export const reasonWords: Record<UnusedMoney['reason'], string> = {
  UNKNOWN_REFERENCE: 'The reference belongs to no policy',
  OTHER_POLICY: 'The same transaction stands on another policy',
  POLICY_CANCELLED: 'The policy was cancelled',
  POLICY_NOT_TAKEN_UP: 'The policy never started',
  POLICY_CLAIMED: 'The policy has ended',
  POLICY_PAID_UP: 'The policy is paid up',
  POLICY_LAPSED: 'The policy lapsed too long ago to be brought back',
  LEFT_OVER: 'It was left when the policy ended',
};

/** Money is matched or paid back within so many days (docs/domain/payments.md#r6-8). */
const daysToDecide = 30;

interface State {
  words: string;
  tone: BadgeTone;
}

/** Where money stands, in words. */
export function stateOf({ state, ageDays }: Pick<UnusedMoney, 'state' | 'ageDays'>): State {
  if (state === 'REFUND_ASKED') return { words: 'Second person needed', tone: 'amber' };
  if (state === 'REFUND_CONFIRMED') return { words: 'To be paid', tone: 'blue' };
  return ageDays > daysToDecide
    ? { words: `Waiting over ${daysToDecide} days`, tone: 'red' }
    : { words: 'To be decided', tone: 'grey' };
}

/** What must be known before money of a policy is paid back whose bank details changed lately. */
export function bankChangeWords({ bankChangedOn, isBarred }: Pick<UnusedMoney, 'bankChangedOn' | 'isBarred'>): string {
  const changed = `The bank details of this policy changed on ${formatDate(bankChangedOn ?? '')}.`;
  return isBarred
    ? `${changed} You had a part in that, so other administrators decide about a refund.`
    : `${changed} Make sure that the policyholder wanted that before money is paid back.`;
}
