import { describe, expect, it } from 'vitest';
import { dueWords, noDayWords } from './due-words';

const today = '2026-11-20';

describe('the day by whose end a claim is decided', () => {
  it.each([
    { dueOn: '2026-11-18', isOverdue: true, words: 'Overdue', day: 'since 18 November', tone: 'red' },
    { dueOn: '2026-11-20', isOverdue: false, words: 'Due today', day: null, tone: 'amber' },
    { dueOn: '2026-11-21', isOverdue: false, words: 'Due tomorrow', day: null, tone: 'amber' },
    { dueOn: '2026-12-14', isOverdue: false, words: 'Due 14 December', day: null, tone: 'grey' },
  ])('$dueOn: $words', ({ words, day, tone, ...due }) => {
    expect(dueWords(due, today)).toEqual({ words, day, tone });
  });

  it('is not said while nobody has to decide', () => {
    expect(dueWords({ dueOn: null, isOverdue: false }, today)).toBeNull();
  });

  it.each([
    ['REPORTED', 'No day yet'],
    ['PAID', 'Decided'],
    ['REPUDIATED', 'Decided'],
    ['WITHDRAWN', 'Closed'],
  ] as const)('is not there for a claim that is %s: %s', (status, words) => {
    expect(noDayWords(status)).toBe(words);
  });
});
