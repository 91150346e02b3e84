import { type ApprovalAction } from '@portal/contract';

/** Changes of the account and of the way to pay that wait, newest first. */
export const changesOfPayment = (waiting: readonly ApprovalAction[]): ApprovalAction[] =>
  waiting.filter(({ entityType }) => entityType === 'BANKING_DETAILS' || entityType === 'PAYMENT_METHOD');

/** One that the caller asked for: a newer one takes its place. */
export const ownChange = (waiting: readonly ApprovalAction[]): ApprovalAction | undefined =>
  changesOfPayment(waiting).find(({ canCancel }) => canCancel);

/** One that somebody else asked for: another one is refused until that is decided. */
export const somebodyElsesChange = (waiting: readonly ApprovalAction[]): ApprovalAction | undefined =>
  changesOfPayment(waiting).find(({ canCancel }) => !canCancel);
