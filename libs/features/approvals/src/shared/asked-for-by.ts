import { type ApprovalAction } from '@portal/contract';
import { kindsOfChange, roleLabels } from '@portal/domain';

/** Who asked for a request, as staff read it; nobody has a role where the register of deaths did. */
export const requesterInWords = ({ name, role }: ApprovalAction['requestedBy']): string =>
  role === 'system' ? name : `${name} (${roleLabels[role]})`;

/** A request that a confirmed death has opened: nobody asked for it, and the policyholder may be the one who died. */
export const isOfDeath = ({ actionType }: Pick<ApprovalAction, 'actionType'>): boolean =>
  kindsOfChange[actionType].askedBy === 'nobody';
