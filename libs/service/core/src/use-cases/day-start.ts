import { type PlainDate } from '@portal/domain';

/** When a day begins in Johannesburg. */
export const dayStart = (day: PlainDate): Date => new Date(`${day}T00:00:00+02:00`);
