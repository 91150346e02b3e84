import { formatDate, todayInJohannesburg } from '@portal/domain';

/** The day of a moment, as people read it. */
export const dayOf = (instant: string): string => formatDate(todayInJohannesburg(new Date(instant)));

/** "today", "1 day", "95 days". */
export const ageInWords = (days: number): string => (days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`);
