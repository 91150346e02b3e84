import { expect, it } from 'vitest';
import { dayOfWeek } from './plain-date';
import { easterSunday, isPublicHoliday, publicHolidays } from './public-holidays';

const published = {
  2026: "01-01 New Year's Day, 03-21 Human Rights Day, 04-03 Good Friday, 04-06 Family Day, 04-27 Freedom Day, 05-01 Workers' Day, 06-16 Youth Day, 08-09 National Women's Day, 08-10 National Women's Day (observed), 09-24 Heritage Day, 12-16 Day of Reconciliation, 12-25 Christmas Day, 12-26 Day of Goodwill",
  2027: "01-01 New Year's Day, 03-21 Human Rights Day, 03-22 Human Rights Day (observed), 03-26 Good Friday, 03-29 Family Day, 04-27 Freedom Day, 05-01 Workers' Day, 06-16 Youth Day, 08-09 National Women's Day, 09-24 Heritage Day, 12-16 Day of Reconciliation, 12-25 Christmas Day, 12-26 Day of Goodwill, 12-27 Day of Goodwill (observed)",
  2028: "01-01 New Year's Day, 03-21 Human Rights Day, 04-14 Good Friday, 04-17 Family Day, 04-27 Freedom Day, 05-01 Workers' Day, 06-16 Youth Day, 08-09 National Women's Day, 09-24 Heritage Day, 09-25 Heritage Day (observed), 12-16 Day of Reconciliation, 12-25 Christmas Day, 12-26 Day of Goodwill",
};

it.each(Object.entries(published))('%s has the published holidays', (year, row) => {
  const computed = publicHolidays(Number(year)).map(({ date, name }) => `${date.slice(5)} ${name}`);
  expect(computed.join(', ')).toBe(row);
});

it.each([
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2038-04-25',
])('Easter was or will be on %s', (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
});

it('puts Easter on a Sunday between 22 March and 25 April, every year', () => {
  for (let year = 1950; year <= 2150; year += 1) {
    const easter = easterSunday(year);
    expect(dayOfWeek(easter)).toBe(0);
    expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
  }
});

it('knows proclaimed days', () => {
  expect(isPublicHoliday('2024-05-29')).toBe(true);
  expect(isPublicHoliday('2025-05-29')).toBe(false);
});

it('does not observe a Monday that is a holiday already', () => {
  expect(publicHolidays(2033).filter(({ date }) => date === '2033-12-26')).toEqual([
    { date: '2033-12-26', name: 'Day of Goodwill' },
  ]);
});
