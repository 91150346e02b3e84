import { type ClaimEventName } from '@portal/contract/words';
import { type ClaimRecord } from '@portal/service-store';
import { withEvent } from '../with-event';
import { type StaffClaimCall } from './staff-claim-call';

/** A claim with one more thing in its history that the caller did. */
export const withStaffEvent = (
  record: ClaimRecord,
  { caller, request }: StaffClaimCall,
  event: ClaimEventName,
  about?: string,
): ClaimRecord =>
  withEvent(record, { at: request.now, who: caller.staff.name, event, ...(about !== undefined && { about }) });
