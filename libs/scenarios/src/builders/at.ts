import { type PlainDate } from '@portal/domain';

/** The instant at this time of this day, UTC. */
export const at = (date: PlainDate, time = '08:00'): string => `${date}T${time}:00.000Z`;
