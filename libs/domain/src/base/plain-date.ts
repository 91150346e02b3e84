/** A calendar day without a time or a zone, `YYYY-MM-DD`, as dates travel on the wire. Sorts as text. */
export type PlainDate = string;

const millisecondsPerDay = 86_400_000;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const isRealDay = (year: number, month: number, day: number) =>
  year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const write = (year: number, month: number, day: number): PlainDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Year, month 1 to 12 and day of a plain date. */
const partsOf = (date: PlainDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const dayNumber = (date: PlainDate) => {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
};

/** True for a real day of the years 1000 to 9999, written `YYYY-MM-DD`. */
export const isPlainDate = (value: unknown): value is PlainDate => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const { year, month, day } = partsOf(value);
  return isRealDay(year, month, day);
};

/** The day of these numbers; month 1 to 12. Throws a RangeError when there is no such day. */
export const plainDate = (year: number, month: number, day: number): PlainDate => {
  if (!isRealDay(year, month, day)) throw new RangeError(`No such day: ${year}-${month}-${day}`);
  return write(year, month, day);
};

/** Reads a date as people type it, `15/01/1990` or `15-1-1990`, spaces allowed; null when it is not a real day. */
export const parseDayFirst = (typed: string): PlainDate | null => {
  const [, day, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(\d{4})\s*$/.exec(typed) ?? [];
  return isRealDay(Number(year), Number(month), Number(day)) ? write(Number(year), Number(month), Number(day)) : null;
};

/** So many days later; earlier when negative. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  new Date((dayNumber(date) + days) * millisecondsPerDay).toISOString().slice(0, 10);

/** The same day so many months later, or the last day of that month when it has no such day. */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const { year, month, day } = partsOf(date);
  const monthIndex = year * 12 + month - 1 + months;
  const newYear = Math.floor(monthIndex / 12);
  const newMonth = monthIndex - newYear * 12 + 1;
  return plainDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
};

/** The same day so many years later; 29 February becomes 28 February in other years. */
export const addYears = (date: PlainDate, years: number): PlainDate => addMonths(date, years * 12);

/** The later of two days; a day that is not known counts for nothing. */
export const laterOf = (one: PlainDate | null, other: PlainDate): PlainDate =>
  one !== null && one > other ? one : other;

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

/** First day of the month of this date. */
export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`;

/** First day of the month after this date: when most changes of cover and premium start. */
export const firstOfNextMonth = (date: PlainDate): PlainDate => addMonths(firstOfMonth(date), 1);

/** Last day of the month of this date. */
export const lastOfMonth = (date: PlainDate): PlainDate => addDays(firstOfNextMonth(date), -1);

/** 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (date: PlainDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The four-digit year. */
export const yearOf = (date: PlainDate): number => partsOf(date).year;
