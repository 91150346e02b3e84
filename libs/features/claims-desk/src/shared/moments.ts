import { formatDate, formatMoment, todayInJohannesburg } from '@portal/domain';

/** The day of a moment, as people read it. */
export const dayOf = (instant: string): string => formatDate(todayInJohannesburg(new Date(instant)));

/** The day and the time of it. */
export const momentOf = (instant: string): string => formatMoment(new Date(instant));
