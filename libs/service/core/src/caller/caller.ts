import { type StaffRole } from '@portal/service-identity';
import { type CallerSession } from '@portal/service-store';

/** A customer with a live session. */
export interface CustomerCaller {
  kind: 'customer';
  session: CallerSession;
  /** Names and numbers are read where they are used (`findCustomer`). */
  customer: { id: string };
}

/** A member of staff in one of the two groups. */
export interface StaffCaller {
  kind: StaffRole;
  staff: { id: string; name: string };
}

export type Caller = CustomerCaller | StaffCaller;

export const isStaff = (caller: Caller): caller is StaffCaller => caller.kind !== 'customer';

/** Who somebody is wherever what they did is kept. */
export const idOf = (caller: Caller): string => (isStaff(caller) ? caller.staff.id : caller.customer.id);
