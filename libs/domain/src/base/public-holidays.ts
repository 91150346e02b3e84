import { addDays, dayOfWeek, plainDate, type PlainDate } from './plain-date';

export interface PublicHoliday {
  date: PlainDate;
  name: string;
}

/** The holidays of the Public Holidays Act that have a date: month, day, name. */
const fixedHolidays = [
  [1, 1, "New Year's Day"],
  [3, 21, 'Human Rights Day'],
  [4, 27, 'Freedom Day'],
  [5, 1, "Workers' Day"],
  [6, 16, 'Youth Day'],
  [8, 9, "National Women's Day"],
  [9, 24, 'Heritage Day'],
  [12, 16, 'Day of Reconciliation'],
  [12, 25, 'Christmas Day'],
  [12, 26, 'Day of Goodwill'],
] as const;

/** Extra days, proclaimed one by one: an election day is added here by hand. */
const proclaimedHolidays: readonly PublicHoliday[] = [
  { date: '2022-12-27', name: 'Public holiday' },
  { date: '2023-12-15', name: 'Public holiday' },
  { date: '2024-05-29', name: 'Election Day' },
];

/** Easter Sunday of the Gregorian calendar. */
export const easterSunday = (year: number): PlainDate => {
  const century = Math.floor(year / 100);
  const moonCorrection = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * (year % 19) + moonCorrection + 15) % 30;
  const fullMoon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - (year % 19)) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(plainDate(year, 3, 28), fullMoon - weekday);
};

/** A holiday on a Sunday makes the Monday a holiday too, unless it is one already. */
const observedOnMonday = (holidays: readonly PublicHoliday[]): PublicHoliday[] =>
  holidays
    .filter(({ date }) => dayOfWeek(date) === 0)
    .map(({ date, name }) => ({ date: addDays(date, 1), name: `${name} (observed)` }))
    .filter(({ date }) => holidays.every((holiday) => holiday.date !== date));

/** Every public holiday of a year in South Africa, by date. Source: docs/domain/banking.md#r3-6. */
export const publicHolidays = (year: number): PublicHoliday[] => {
  const easter = easterSunday(year);
  const holidays: PublicHoliday[] = [
    ...fixedHolidays.map(([month, day, name]) => ({ date: plainDate(year, month, day), name })),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Family Day' },
    ...proclaimedHolidays.filter(({ date }) => date.startsWith(`${year}-`)),
  ];
  return [...holidays, ...observedOnMonday(holidays)].sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** Whether a day is a public holiday in South Africa. */
export const isPublicHoliday = (date: PlainDate): boolean =>
  publicHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
