import { type GroupNames, staffGroupOf, type StaffGroupName } from '@portal/contract';
import { type Role } from '@portal/domain';

/** What the groups of staff that the specification names may act as. The first one that somebody is in counts. */
const roleOfGroup = [
  ['ss_portaladmin', 'portalAdmin'],
  ['ss_consultants', 'consultant'],
] as const satisfies readonly (readonly [StaffGroupName, Role])[];

export type StaffRole = (typeof roleOfGroup)[number][1];

/** A member of staff, as the identity provider vouches for them. */
export interface StaffIdentity {
  /** Who they are at the provider, for good. */
  id: string;
  name: string;
  email: string | null;
  /** Null: they may sign in, and may service nothing. */
  role: StaffRole | null;
  issuedAt: Date;
  expiresAt: Date;
}

/** What members of these groups of the provider act as; null for groups that mean nothing here. */
export function roleOf(groups: readonly string[], names: GroupNames): StaffRole | null {
  const ours = groups.map((group) => staffGroupOf(group, names));
  return roleOfGroup.find(([group]) => ours.includes(group))?.[1] ?? null;
}
