import { type ClaimCaller } from '@portal/domain';
import { type StaffCaller } from '../../../caller/caller';

/** A member of staff as the rules of claims know people. */
export const claimCallerOf = ({ kind, staff }: StaffCaller): ClaimCaller => ({
  id: staff.id,
  role: kind,
  isReporter: false,
});
