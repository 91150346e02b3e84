import { reachOf, type Role } from './permissions';

/** Minutes after which somebody who took a request on has it no more. */
const takeMinutes = 60;

/** Since when a request must have been taken on to be somebody's now. */
export const takenSince = (now: Date): Date => new Date(now.getTime() - takeMinutes * 60_000);

/** Whether staff may give back what somebody else took on: whoever confirms for others may. */
export const mayReleaseForOthers = (role: Role): boolean => reachOf('confirm as second person', role) === 'any';
