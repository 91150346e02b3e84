import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/plain-date';
import { accountReminder, type DocumentWait, documentWait } from './reminders';

const since = '2026-11-20';
const remind = (day: number): DocumentWait => ({ kind: 'REMIND', day });
const close: DocumentWait = { kind: 'CLOSE_FOR_NOW' };

describe('a claim without documents', () => {
  it.each<[passed: number, reminded: number[], due: DocumentWait | null]>([
    [0, [], null],
    [6, [], null],
    [7, [], remind(7)],
    [7, [7], null],
    [20, [7], null],
    [21, [7], remind(21)],
    [21, [], remind(21)],
    [60, [7, 21], remind(60)],
    [179, [7, 21, 60], null],
    [180, [7, 21, 60], close],
    [400, [7, 21, 60], close],
    [180, [7, 21], remind(60)],
  ])('after %i days, reminded on %j: %j', (passed, reminded, due) => {
    expect(documentWait({ since, reminded, today: addDays(since, passed) })).toEqual(due);
  });

  it('is reminded at most once of each day and closed only after the last reminder, however often somebody looks', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(gaps, (steps) => {
        const reminded: number[] = [];
        let today = since;
        for (const step of steps) {
          today = addDays(today, step);
          const due = documentWait({ since, reminded, today });
          if (due === null) continue;
          if (due.kind === 'CLOSE_FOR_NOW') {
            expect(reminded.at(-1)).toBe(60);
            expect(today >= addDays(since, 180)).toBe(true);
            return;
          }
          expect(due.day).toBeGreaterThan(reminded.at(-1) ?? 0);
          expect(today >= addDays(since, due.day)).toBe(true);
          reminded.push(due.day);
        }
      }),
    );
  });

  it('that somebody looks at each day is reminded on its three days and closed on day 180', () => {
    const seen: [number, DocumentWait][] = [];
    for (let day = 0; day <= 180; day++) {
      const reminded = seen.flatMap(([, due]) => (due.kind === 'REMIND' ? [due.day] : []));
      const due = documentWait({ since, reminded, today: addDays(since, day) });
      if (due !== null) seen.push([day, due]);
    }
    expect(seen).toEqual([
      [7, remind(7)],
      [21, remind(21)],
      [60, remind(60)],
      [180, close],
    ]);
  });
});

it.each([
  [0, [], null],
  [1, [], 1],
  [6, [1], null],
  [7, [1], 7],
  [30, [1, 7], 30],
  [90, [1, 7, 30], 90],
  [180, [1, 7, 30, 90], 180],
  [500, [1, 7, 30, 90, 180], null],
])('asks where to pay %i days after the approval, asked on %j: %s', (passed, reminded, due) => {
  expect(accountReminder({ since, reminded, today: addDays(since, passed) })).toBe(due);
});
