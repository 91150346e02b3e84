import { newId } from '@portal/api-client';
import { createStaffTokens, type StaffTokens } from '@portal/service-identity';
import {
  aStaffProvider,
  someConsultant,
  somePortalAdmin,
  type SomeStaff,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { insertServicing, inTransaction, type Clock, type Database } from '@portal/service-store';
import { type StaffName } from '../staff-names';

const people: Record<StaffName, SomeStaff> = {
  consultant: someConsultant,
  portalAdmin: somePortalAdmin,
  noGroup: staffWithoutGroup,
};

/** A member of staff, and how the service knows their tokens. */
export interface StaffOfService {
  person: SomeStaff;
  staffTokens: StaffTokens;
  newToken(): Promise<string>;
}

/** Signs tokens of a member of staff with keys that this tab makes. */
export async function staffOfService(name: StaffName, clock: Clock): Promise<StaffOfService> {
  const person = people[name];
  const { provider, tokenOf } = await aStaffProvider(clock.now);
  return { person, staffTokens: createStaffTokens(provider), newToken: () => tokenOf(person) };
}

/** Opens a policy to the member of staff, as if a caller had answered their questions a minute ago. */
export const openFor = (database: Database, { sub }: SomeStaff, policyNumber: string, now: Date): Promise<void> =>
  inTransaction(database, (tx) =>
    insertServicing(tx, {
      id: newId(),
      staffId: sub,
      policyNumber,
      reason: 'CALL',
      note: null,
      verified: ['ID_NUMBER', 'CELL_NUMBER', 'PREMIUM'],
      closedAt: null,
      openedAt: new Date(now.getTime() - 60_000),
      endsAt: new Date(now.getTime() + 3_600_000),
    }),
  );
