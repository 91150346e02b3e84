import { daysBetween, type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type RiskLevel } from '../../code-lists/statuses';

/** What one kind of flag found. */
export interface Sign {
  level: RiskLevel;
  sentence: string;
}

/** So many days before the death something is of high risk, or of medium: under each of them. */
interface DaysByLevel {
  HIGH: number;
  MEDIUM: number;
}

const later = (days: number) => (days === 0 ? 'on the same day' : days === 1 ? '1 day later' : `${days} days later`);

/** The last of these days up to the death, with what happened on it, where it was shortly before; null: it was not. */
export function shortlyBefore(
  death: PlainDate,
  { what, days, limits }: { what: string; days: readonly PlainDate[]; limits: DaysByLevel },
): Sign | null {
  const last = days
    .filter((day) => day <= death)
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const passed = daysBetween(last, death);
  if (passed >= Math.max(limits.HIGH, limits.MEDIUM)) return null;
  const sentence = `${what} on ${formatDate(last)}; the death was ${later(passed)}.`;
  return { level: passed < limits.HIGH ? 'HIGH' : 'MEDIUM', sentence };
}
