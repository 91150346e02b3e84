import { describe, expect, it } from 'vitest';
import { ageInWords, dueInWords } from './waiting-messages';

const now = new Date('2026-11-20T10:00:00Z');

describe('how long a request has waited', () => {
  it.each([
    { since: '2026-11-20T09:00:01Z', words: 'less than an hour' },
    { since: '2026-11-20T10:00:05Z', words: 'less than an hour' },
    { since: '2026-11-20T09:00:00Z', words: '1 hour' },
    { since: '2026-11-19T10:00:01Z', words: '23 hours' },
    { since: '2026-11-19T10:00:00Z', words: '1 day' },
    { since: '2026-11-17T08:00:00Z', words: '3 days' },
  ])('since $since: $words', ({ since, words }) => {
    expect(ageInWords(new Date(since), now)).toBe(words);
  });
});

describe('how long is left', () => {
  it.each([
    { by: '2026-11-20T10:00:00Z', words: 'Expired', tone: 'red' },
    { by: '2026-11-20T10:30:00Z', words: 'In less than an hour', tone: 'red' },
    { by: '2026-11-21T09:59:00Z', words: 'In 23 hours', tone: 'red' },
    { by: '2026-11-21T10:00:00Z', words: 'In 1 day', tone: 'amber' },
    { by: '2026-11-23T10:00:00Z', words: 'In 3 days', tone: 'amber' },
    { by: '2026-11-23T10:00:01Z', words: 'In 3 days', tone: 'grey' },
    { by: '2026-12-20T10:00:00Z', words: 'In 30 days', tone: 'grey' },
  ])('until $by: $words', ({ by, words, tone }) => {
    expect(dueInWords({ actionType: 'ADD_CHILD', expiresAt: by }, now)).toEqual({ words, tone });
  });

  it('is said as overdue of what waits until somebody has decided', () => {
    const undo = { actionType: 'UNDO_AFTER_DEATH', expiresAt: '2026-11-17T09:00:00Z' } as const;
    expect(dueInWords(undo, now)).toEqual({ words: 'Overdue by 3 days', tone: 'red' });
  });
});
