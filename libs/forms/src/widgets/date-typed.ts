import { formatDate, isPlainDate, parseDayFirst, plainDate } from '@portal/domain';
import { type DateParts } from '@portal/ui-kit';

const nothing: DateParts = { day: '', month: '', year: '' };

/** `january` to `december`, as dates are written out. */
const monthNames = Array.from({ length: 12 }, (_, index) =>
  (formatDate(plainDate(2000, index + 1, 1)).split(' ')[1] ?? '').toLowerCase(),
);

/** 1 to 12 out of a number, a name or the first three letters of one; otherwise what was typed. */
function monthNumber(typed: string): string {
  const name = typed.toLowerCase().replace(/\.$/, '');
  const index = name.length < 3 ? -1 : monthNames.findIndex((month) => month.startsWith(name));
  return index === -1 ? typed : String(index + 1);
}

/** A whole date in one text, `15/01/1990`, `15 January 1990` or `1990-01-15`, as three; null when it is not three. */
function split(text: string): DateParts | null {
  const [one = '', two = '', three = '', more] = text.trim().split(/[\s/.-]+/);
  if (more !== undefined || three === '') return null;
  return one.length === 4 ? { day: three, month: two, year: one } : { day: one, month: two, year: three };
}

/** What the three fields hold for a value: a date, or text that was kept because it is none. */
export function datePartsOf(value: unknown): DateParts {
  if (typeof value !== 'string' || value === '') return nothing;
  const isDate: boolean = isPlainDate(value);
  if (isDate) return { day: value.slice(8), month: value.slice(5, 7), year: value.slice(0, 4) };
  const [day = '', month = '', year = ''] = value.split('/');
  return { day, month, year };
}

/** What was typed, a whole date that was pasted into the first field spread over all three. */
export const spread = (parts: DateParts): DateParts => split(parts.day) ?? parts;

const trimmed = ({ day, month, year }: DateParts): DateParts => ({
  day: day.trim(),
  month: monthNumber(month.trim()),
  year: year.trim(),
});

/** `YYYY-MM-DD` for a real day, nothing for nothing, and otherwise what was typed, `31/2/1990`, which no schema takes. */
export function dateOf(parts: DateParts): string {
  const { day, month, year } = trimmed(parts);
  const typed = `${day}/${month}/${year}`;
  return typed === '//' ? '' : (parseDayFirst(typed) ?? typed);
}

const within = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** Which of the three cannot be right; all of them when each could be, but not together. */
export function wrongParts(parts: DateParts): (keyof DateParts)[] {
  const { day, month, year } = trimmed(parts);
  const wrong: (keyof DateParts)[] = [];
  if (!within(day, 1, 31)) wrong.push('day');
  if (!within(month, 1, 12)) wrong.push('month');
  if (!within(year, 1000, 9999)) wrong.push('year');
  return wrong.length > 0 ? wrong : ['day', 'month', 'year'];
}
