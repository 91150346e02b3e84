import { addDays, formatDate, formatTypedDate } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, datePartsOf, spread, wrongParts } from './date-typed';

const parts = (day: string, month: string, year: string) => ({ day, month, year });
const days = fc.integer({ min: -30_000, max: 30_000 }).map((offset) => addDays('1990-01-15', offset));

describe('a date in three fields', () => {
  it.each([
    ['1', '2', '1990', '1990-02-01'],
    ['01', '02', '1990', '1990-02-01'],
    [' 1 ', ' feb ', '1990 ', '1990-02-01'],
    ['29', 'February', '2000', '2000-02-29'],
    ['5', 'SEPT.', '2020', '2020-09-05'],
    ['', '', '', ''],
  ])('%j %j %j is %j', (day, month, year, date) => {
    expect(dateOf(parts(day, month, year))).toBe(date);
  });

  it.each([
    ['31', '2', '1990', '31/2/1990'],
    ['1', 'ma', '1990', '1/ma/1990'],
    ['1', '2', '90', '1/2/90'],
    ['1', '', '', '1//'],
  ])('%j %j %j is no date and stays as it was typed', (day, month, year, typed) => {
    expect(dateOf(parts(day, month, year))).toBe(typed);
    expect(datePartsOf(typed)).toEqual(parts(day, month, year));
  });

  it('reads back every day it writes', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dateOf(datePartsOf(day))).toBe(day);
      }),
    );
  });

  it('takes every day with the name of its month, whole or short, in any case', () => {
    fc.assert(
      fc.property(days, fc.boolean(), fc.boolean(), (date, short, upper) => {
        const [day = '', month = '', year = ''] = formatDate(date).split(' ');
        const name = short ? month.slice(0, 3) : month;
        expect(dateOf(parts(day, upper ? name.toUpperCase() : name, year))).toBe(date);
      }),
    );
  });

  it('spreads a whole date that was pasted into the first field', () => {
    const day = fc.tuple(days, fc.constantFrom(formatTypedDate, formatDate, String));
    fc.assert(
      fc.property(day, ([date, write]) => {
        expect(dateOf(spread(parts(write(date), '', '')))).toBe(date);
      }),
    );
    expect(spread(parts('15', '1', '1990'))).toEqual(parts('15', '1', '1990'));
  });

  it('never makes a date of what is none', () => {
    const any = fc.string({ maxLength: 6 });
    fc.assert(
      fc.property(any, any, any, (day, month, year) => {
        expect(dateOf(parts(day, month, year))).toMatch(/^$|^\d{4}-\d\d-\d\d$|\//);
      }),
    );
  });
});

describe('which of the three are wrong', () => {
  it.each([
    [parts('', '2', '1990'), ['day']],
    [parts('1', '13', '90'), ['month', 'year']],
    [parts('31', '2', '1990'), ['day', 'month', 'year']],
    [parts('1', 'June', '2099'), ['day', 'month', 'year']],
  ])('%j', (typed, wrong) => {
    expect(wrongParts(typed)).toEqual(wrong);
  });
});
