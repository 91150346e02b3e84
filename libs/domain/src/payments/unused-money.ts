import { type PolicyStatus } from '../code-lists/statuses';

/** Money that buys nothing, between its coming in and its going out. */
export const unusedMoneyStates = [
  'OPEN',
  'MATCHED',
  'REFUND_ASKED',
  'REFUND_CONFIRMED',
  'REFUND_PAID',
  'TAKEN_BACK',
] as const;
export type UnusedMoneyState = (typeof unusedMoneyStates)[number];

const next: Record<UnusedMoneyState, readonly UnusedMoneyState[]> = {
  OPEN: ['MATCHED', 'REFUND_ASKED', 'TAKEN_BACK'],
  // A second person says no, or yes.
  REFUND_ASKED: ['OPEN', 'REFUND_CONFIRMED', 'TAKEN_BACK'],
  // What was paid in can still be taken back by whoever collected it.
  MATCHED: ['TAKEN_BACK'],
  // To be paid: until then whoever collected it can still take it back.
  REFUND_CONFIRMED: ['REFUND_PAID', 'TAKEN_BACK'],
  REFUND_PAID: [],
  TAKEN_BACK: [],
};

/** Whether money may go from one state to another: it is used once, or paid back once. */
export const canMoneyBecome = (from: UnusedMoneyState, to: UnusedMoneyState): boolean => next[from].includes(to);

/** Whoever changed bank details decides about no refund of the policy for so many days. Source: docs/domain/payments.md#r6-8. */
export const refundLimits = { bankChangeDays: 30 } as const;

const ended: Partial<Record<PolicyStatus, string>> = {
  CANCELLED: 'which was cancelled',
  NOT_TAKEN_UP: 'which never started',
  CLAIMED: 'which has ended',
  PAID_UP: 'which is paid up',
  LAPSED: 'which lapsed too long ago to be brought back',
};

/** Why a policy takes no money, as it goes on after its number. */
export const whyMoneyBuysNothing = (status: PolicyStatus): string => ended[status] ?? 'which takes no payments now';
