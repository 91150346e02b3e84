import { lazy } from 'react';

/** Fetched with the first of staff. */
export const StaffNotices = lazy(() => import('./staff-notices'));
