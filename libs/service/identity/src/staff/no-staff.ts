import { type StaffTokens } from './staff-tokens';

/** Where no identity provider is set up, nobody is staff. */
export const noStaff: StaffTokens = { read: async () => null };
