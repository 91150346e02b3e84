import { lazyPart } from '@portal/ui-kit';

/** Fetched with the first of staff. */
export const StaffNotices = lazyPart(() => import('./staff-notices'));
