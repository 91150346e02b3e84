import { type ApproverType } from '@portal/domain';

/** Who decides on a request, as staff read it. */
export const deciderWords: Record<ApproverType, string> = {
  STAFF: 'A member of staff who did not ask for it',
  SECOND_STAFF: 'A portal administrator, as the second person',
  CUSTOMER: 'The policyholder, with a one-time PIN',
};
