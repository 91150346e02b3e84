import { portalPaths } from '@portal/contract';

/** What of the page stands in the address: the schedule as text, at `/documents?read=schedule`. */
export const scheduleAsText = `${portalPaths.documents()}?read=schedule`;

export const readsSchedule = (search: URLSearchParams): boolean => search.get('read') === 'schedule';
