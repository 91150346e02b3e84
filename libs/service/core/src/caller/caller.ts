import { type StaffRole } from '@portal/service-identity';
import { type CallerSession, type ClaimantSessionRow } from '@portal/service-store';

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

/** Somebody who claims, with a live session that opens one claim. */
export interface ClaimantCaller {
  kind: 'claimant';
  session: Pick<ClaimantSessionRow, 'id' | 'claimId' | 'claimantId' | 'cellNumber'>;
}

/** Who may be let in to a policy. */
export type Caller = CustomerCaller | StaffCaller;
/** Who may be let in to a claim of their own. */
export type FamilyCaller = CustomerCaller | ClaimantCaller;
export type AnyCaller = Caller | ClaimantCaller;

export const isStaff = (caller: AnyCaller): caller is StaffCaller =>
  caller.kind !== 'customer' && caller.kind !== 'claimant';

/** Who somebody is wherever what they did is kept. */
export function idOf(caller: AnyCaller): string {
  if (caller.kind === 'claimant') return caller.session.claimantId;
  return isStaff(caller) ? caller.staff.id : caller.customer.id;
}
