import { type Role } from '@portal/domain';

/** The groups of staff that the specification names, and what each may act as. The first one that somebody is in counts. */
const roleOfGroup = [
  ['ss_portaladmin', 'portalAdmin'],
  ['ss_consultants', 'consultant'],
] as const satisfies readonly (readonly [string, Role])[];

export type StaffRole = (typeof roleOfGroup)[number][1];

/** A member of staff, as the identity provider vouches for them. */
export interface StaffIdentity {
  /** The subject of the token. */
  id: string;
  name: string;
  email: string | null;
  /** Null: they may sign in, and may service nothing. */
  role: StaffRole | null;
  issuedAt: Date;
  expiresAt: Date;
}

/** What members of these groups act as; null for groups that mean nothing here. */
export const roleOf = (groups: readonly string[]): StaffRole | null =>
  roleOfGroup.find(([group]) => groups.includes(group))?.[1] ?? null;
