import { newId } from '@portal/api-client';
import { type OpenStaff, type Staff, type StaffIdentity } from '@portal/auth';
import { createStaffTokens, type StaffTokens } from '@portal/service-identity';
import {
  aStaffProvider,
  someConsultant,
  somePortalAdmin,
  type SomeStaff,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { insertServicing, inTransaction, type Clock, type Database } from '@portal/service-store';
import { type StaffName } from './staff-names';

const people: Record<StaffName, SomeStaff> = {
  consultant: someConsultant,
  portalAdmin: somePortalAdmin,
  noGroup: staffWithoutGroup,
};

/** A member of staff who has signed in, and how the service knows their token. */
export interface StaffInTab {
  staffTokens: StaffTokens;
  accessToken: string;
  /** Their identity in the page. Nobody has to go to a provider for it. */
  openStaff: OpenStaff;
}

/** Signs a token of a member of staff with keys that this tab makes. */
export async function staffInTab(name: StaffName, clock: Clock): Promise<StaffInTab> {
  const { sub, name: fullName, groups } = people[name];
  const { provider, tokenOf } = await aStaffProvider(clock.now);
  const accessToken = await tokenOf(people[name]);
  const staff: Staff = {
    id: sub,
    name: fullName,
    groups: [...groups],
    email: `${sub}@staff.example`,
    phone: '+27821110000',
  };
  const identity: StaffIdentity = {
    renew: async () => ({ success: true, data: { accessToken: await tokenOf(people[name]), refreshToken: '' } }),
    tryAgain: () => undefined,
    signIn: async () => null,
    signInAgain: async () => null,
    complete: async () => ({ returnTo: '/', failure: null }),
    leave: async () => undefined,
  };
  return {
    staffTokens: createStaffTokens(provider),
    accessToken,
    openStaff: async ({ session }) => {
      session.showStaff({ status: 'signed-in', staff, failure: null });
      return identity;
    },
  };
}

/** Opens a policy to the member of staff, as if a caller had answered their questions a minute ago. */
export const openFor = (database: Database, name: StaffName, policyNumber: string, now: Date): Promise<void> =>
  inTransaction(database, (tx) =>
    insertServicing(tx, {
      id: newId(),
      staffId: people[name].sub,
      policyNumber,
      reason: 'CALL',
      note: null,
      verified: ['ID_NUMBER', 'CELL_NUMBER', 'PREMIUM'],
      closedAt: null,
      openedAt: new Date(now.getTime() - 60_000),
      endsAt: new Date(now.getTime() + 3_600_000),
    }),
  );
