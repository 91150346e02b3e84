import { daysBetween, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Clock } from './today';

const dayMs = 86_400_000;

/** The clock of a device whose date is not that of the service, set right. One day apart may be midnight, and stays. */
export function setRight(clock: Clock, date: PlainDate): Clock {
  const days = daysBetween(todayInJohannesburg(clock.now()), date);
  return Math.abs(days) < 2 ? clock : { now: () => new Date(clock.now().getTime() + days * dayMs) };
}
