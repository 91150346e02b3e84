import { type ActionType, kindsThatWait } from '@portal/domain';
import { type BadgeTone } from '@portal/ui-kit';

const hour = 3_600_000;
const day = 24 * hour;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** A length of time in its largest whole unit: `3 days`, `5 hours`, `less than an hour`. */
function spanInWords(milliseconds: number): string {
  if (milliseconds < hour) return 'less than an hour';
  if (milliseconds < day) return count(Math.floor(milliseconds / hour), 'hour');
  return count(Math.floor(milliseconds / day), 'day');
}

/** How long something has waited: `3 days`. */
export const ageInWords = (since: Date, now: Date): string => spanInWords(now.getTime() - since.getTime());

/** From when on a day by which something is due is said with a colour. */
const soon = 3 * day;

/** A request with the day until which it is to be decided. */
interface Due {
  actionType: ActionType;
  expiresAt: string;
}

/** How long is left until a request is due, and how much that presses. */
export function dueInWords({ actionType, expiresAt }: Due, now: Date): { words: string; tone: BadgeTone } {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) {
    return { words: kindsThatWait.includes(actionType) ? `Overdue by ${spanInWords(-left)}` : 'Expired', tone: 'red' };
  }
  return { words: `In ${spanInWords(left)}`, tone: left < day ? 'red' : left <= soon ? 'amber' : 'grey' };
}
