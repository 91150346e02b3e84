import type { StaffGroupName } from '@portal/contract';
import type { Staff } from './staff-state';

/** The groups of staff that have a name (docs/specification.md#s1). */
export const staffGroups = {
  ss_consultants: 'SS Consultants',
  ss_portaladmin: 'SS Portal Admin',
} as const satisfies Record<StaffGroupName, string>;
export type StaffGroup = keyof typeof staffGroups;

const isIn = (group: StaffGroup) => (staff: Staff | null) => staff?.groups.includes(group) ?? false;

export const isConsultant = isIn('ss_consultants');
export const isPortalAdmin = isIn('ss_portaladmin');

/** What a group is called on screen. One that we do not know keeps its own name. */
export const groupLabel = (group: string): string =>
  Object.hasOwn(staffGroups, group) ? staffGroups[group as StaffGroup] : group;
