import { type PlainDate } from '@portal/domain';
import { type StaffRole } from '@portal/service-identity';
import { type CallerSession, type ClaimantSession } from '@portal/service-store';

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

type Session<Opened> = Pick<ClaimantSession, 'id' | 'cellNumber'> & Opened;

/** Somebody who claims, with a live session of their number on one claim. Each call acts for one payee whom that number speaks for. */
export interface ClaimCaller {
  kind: 'claimant';
  session: Session<{ claimId: string; claimantId: string; reportId: null }>;
  /** The payee for whom this call asks to act, by the id; null: for themselves. It opens nothing: `readerOf` looks whether the number does. */
  part: string | null;
  /** The day of the call: who is a child follows from it. */
  today: PlainDate;
}

/** Whoever reported a death, with a live session that opens that report. */
export interface ReporterCaller {
  kind: 'claimant';
  session: Session<{ claimId: null; claimantId: null; reportId: string }>;
}

/** Somebody who signed in with a PIN to the one thing that their session opens. */
export type ClaimantCaller = ClaimCaller | ReporterCaller;

/** Who may be let in to a policy. */
export type Caller = CustomerCaller | StaffCaller;
/** Who may be let in to a claim of their own. */
export type FamilyCaller = CustomerCaller | ClaimCaller;
export type AnyCaller = Caller | ClaimantCaller;

export const isStaff = (caller: AnyCaller): caller is StaffCaller =>
  caller.kind !== 'customer' && caller.kind !== 'claimant';

/** Whether the session opens a report of a death, and no claim. */
export const isReporter = (caller: ClaimantCaller): caller is ReporterCaller => caller.session.reportId !== null;

/** Who somebody is wherever what they did is kept. */
export function idOf(caller: AnyCaller): string {
  if (caller.kind === 'claimant') return caller.session.claimantId ?? caller.session.reportId;
  return isStaff(caller) ? caller.staff.id : caller.customer.id;
}
