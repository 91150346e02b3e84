import { type ApprovalAction } from '@portal/contract';

/** Changes of the policyholder that wait, newest first. */
export const changesOfMember = (waiting: readonly ApprovalAction[]): ApprovalAction[] =>
  waiting.filter(({ entityType }) => entityType === 'MAIN_MEMBER');

/** Whether a change of this field waits for somebody: it stays as it is until that is decided. */
export const waitsFor = (field: string, waiting: readonly ApprovalAction[]): boolean =>
  changesOfMember(waiting).some(({ changes }) => changes.some((one) => one.changed && one.field === field));

/** A correction that somebody else asked for: another one is refused until that is decided. */
export const correctionOfSomebodyElse = (waiting: readonly ApprovalAction[]): ApprovalAction | undefined =>
  changesOfMember(waiting).find(({ actionType, canCancel }) => actionType === 'UPDATE_IDENTITY' && !canCancel);

/** The policyholder's own correction: a newer one takes its place. */
export const ownCorrection = (waiting: readonly ApprovalAction[]): ApprovalAction | undefined =>
  changesOfMember(waiting).find(({ actionType, canCancel }) => actionType === 'UPDATE_IDENTITY' && canCancel);
