import { type StatementPeriod } from '@portal/contract';
import { addDays, addYears, formatDate, type PlainDate, plainDate, yearOf } from '@portal/domain';

/** From the first day to the last, both counted. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** The tax year that a day is in: 1 March to the end of February. Source: Income Tax Act, section 1, "year of assessment". */
export function taxYearOf(day: PlainDate): Period {
  const march = plainDate(yearOf(day), 3, 1);
  const from = day < march ? addYears(march, -1) : march;
  return { from, to: addDays(addYears(from, 1), -1) };
}

/** What a statement may be about. */
export const periods = [
  { code: 'LAST_12_MONTHS', label: 'The last 12 months' },
  { code: 'THIS_TAX_YEAR', label: 'This tax year' },
  { code: 'LAST_TAX_YEAR', label: 'The last tax year' },
  { code: 'OWN_DATES', label: 'Other dates' },
] as const;
export type PeriodCode = (typeof periods)[number]['code'];

const known: Record<Exclude<PeriodCode, 'OWN_DATES'>, (today: PlainDate) => Period> = {
  LAST_12_MONTHS: (today) => ({ from: addDays(addYears(today, -1), 1), to: today }),
  THIS_TAX_YEAR: taxYearOf,
  LAST_TAX_YEAR: (today) => taxYearOf(addYears(today, -1)),
};

/** The period that was chosen; own dates as they were typed. */
export const periodOf = (code: PeriodCode, own: Partial<Period>, today: PlainDate): StatementPeriod =>
  code === 'OWN_DATES' ? own : known[code](today);

const inWords = ({ from, to }: Period) => `${formatDate(from)} to ${formatDate(to)}`;

/** What there is to choose from, with the dates of this day. */
export const periodChoices = (today: PlainDate): { code: PeriodCode; label: string; hint?: string }[] =>
  periods.map(({ code, label }) => ({
    code,
    label,
    ...(code !== 'OWN_DATES' && { hint: inWords(known[code](today)) }),
  }));
