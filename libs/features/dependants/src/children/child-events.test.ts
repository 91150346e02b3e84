import { products } from '@portal/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { type ChildEvent, childEvents, eventsSoon } from './child-events';

const today = '2026-11-20';
/** 0 to 5 years R 7 500, 6 to 17 R 15 000, from 18 R 30 000. */
const gold = products.find(({ id }) => id === 'prd-fa-030');
if (!gold) throw new Error('The catalogue lost its Gold Family Plan');

const child = {
  First_Name: 'Themba',
  Date_Of_Birth: '2022-05-03',
  Life_Status: 'ACTIVE' as const,
  Cover_End_Date: '2044-05-03',
  Is_Student: false,
  Is_Disabled: false,
  Proof_Of_Study_Until: null,
  Id_Outstanding_Date: null,
};
type Facts = Parameters<typeof childEvents>[0];
const events = (more: Partial<Facts> = {}) => childEvents({ ...child, ...more }, gold, today);
const said = (list: ChildEvent[]) => list.map(({ date, sentence }) => `${date} ${sentence.replaceAll('\u00a0', ' ')}`);

const student: Partial<Facts> = {
  Date_Of_Birth: '2003-08-14',
  Is_Student: true,
  Cover_End_Date: '2029-08-14',
  Proof_Of_Study_Until: '2027-03-31',
};

describe('what happens next to a child', () => {
  it('is every birthday on which the cover changes, and the one on which it ends', () => {
    expect(said(events())).toEqual([
      '2028-05-03 Turns 6: cover changes from R 7 500 to R 15 000.',
      '2040-05-03 Turns 18: cover changes from R 15 000 to R 30 000.',
      '2044-05-03 Turns 22: cover ends. Before then, send proof of full-time study or move Themba to extended cover.',
    ]);
  });

  it('leaves out birthdays that have been, today among them', () => {
    expect(said(events({ Date_Of_Birth: '2008-11-20', Cover_End_Date: '2030-11-20' }))).toHaveLength(1);
  });

  it('never ends for a child who is disabled', () => {
    expect(events({ Date_Of_Birth: '1998-01-01', Is_Disabled: true, Cover_End_Date: null })).toEqual([]);
  });

  it('is nothing once cover has ended or the child has died', () => {
    expect(events({ Cover_End_Date: today })).toEqual([]);
    expect(events({ Life_Status: 'DECEASED' })).toEqual([]);
  });

  it('ends with a removal that was approved, whatever birthdays follow', () => {
    expect(said(events({ Cover_End_Date: '2026-12-01' }))).toEqual(['2026-12-01 Cover ends.']);
  });
});

describe('the ways open before cover ends by age', () => {
  const waysWhen = (ends: string, more: Partial<Facts> = {}) => events({ ...more, Cover_End_Date: ends }).at(-1)?.ways;

  it.each([
    { birth: '2005-01-12', ends: '2027-01-12', more: {}, ways: ['studies', 'extended'], when: 'two months before' },
    { birth: '2005-02-28', ends: '2027-02-28', more: {}, ways: ['studies'], when: 'three months before' },
    { birth: '2006-01-12', ends: '2028-01-12', more: {}, ways: [], when: 'a year before' },
    { birth: '2001-01-12', ends: '2027-01-12', more: student, ways: ['extended'], when: 'as a student turns 26' },
    { birth: '2005-01-12', ends: '2026-12-31', more: {}, ways: [], when: 'where it ends by a removal' },
  ])('are $ways $when', ({ birth, ends, more, ways }) => {
    expect(waysWhen(ends, { ...more, Date_Of_Birth: birth })).toEqual(ways);
  });
});

describe('a newborn on a birth certificate', () => {
  it('needs the number in 90 days, and still needs it when they are over', () => {
    const [first] = events({
      Date_Of_Birth: '2026-10-06',
      Cover_End_Date: '2048-10-06',
      Id_Outstanding_Date: '2027-01-04',
    });
    expect(first).toMatchObject({ date: '2027-01-04', sentence: 'Last day to add the ID number.' });
    const [late] = events({
      Date_Of_Birth: '2026-08-01',
      Cover_End_Date: '2048-08-01',
      Id_Outstanding_Date: '2026-10-30',
    });
    expect(late).toMatchObject({ date: '2026-10-30', sentence: 'The ID number was due: add it now.' });
  });
});

describe('a student', () => {
  it('proves the studies by 31 March, or is covered until 30 April', () => {
    expect(said(events(student))[0]).toBe(
      '2027-03-31 Last day for new proof of study. Without it cover ends on 30 April 2027.',
    );
    expect(said(events(student)).at(-1)).toBe(
      '2029-08-14 Turns 26: cover ends. Before then you can move Themba to extended cover.',
    );
  });

  it.each([
    { until: '2026-12-31', due: '2027-03-31', why: 'proved until the end of this year' },
    { until: '2027-06-30', due: '2028-03-31', why: 'proved until the middle of next year' },
    { until: null, due: '2027-03-31', why: 'never proved' },
    { until: '2025-12-31', due: '2026-03-31', why: 'overdue' },
  ])('$why: due on $due', ({ until, due }) => {
    expect(events({ ...student, Proof_Of_Study_Until: until })[0]).toMatchObject({ date: due, kind: 'to-do' });
  });

  it('is covered until the 22nd birthday in any case', () => {
    const young = { ...student, Date_Of_Birth: '2007-09-10', Cover_End_Date: '2033-09-10' };
    expect(said(events(young))[0]).toMatch(/Without it cover ends on 10 September 2029\.$/);
  });

  it('who should have proved them long ago is asked now', () => {
    expect(events({ ...student, Proof_Of_Study_Until: '2024-12-31' })[0]?.sentence).toBe(
      'Proof of study was due. Cover depends on it: send it now.',
    );
  });
});

it('announces half a year ahead, and what is overdue', () => {
  const dates = ['2026-01-01', '2027-05-22', '2027-05-23'].map((date): ChildEvent => ({
    date,
    kind: 'to-do',
    sentence: '',
    ways: [],
  }));
  expect(eventsSoon(dates, today).map(({ date }) => date)).toEqual(['2026-01-01', '2027-05-22']);
});
