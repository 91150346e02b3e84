/** Members of staff that a story can be about. */
export const staffNames = ['consultant', 'portalAdmin', 'noGroup'] as const;
export type StaffName = (typeof staffNames)[number];
