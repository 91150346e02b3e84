import { describe, expect, it } from 'vitest';
import { clockWords } from './clock-words';

const clocks = {
  reportedAt: '2026-11-12T08:00:00.000Z',
  completeAt: null,
  decisionDue: null,
  disputedAt: null,
  disputeDue: null,
  decidedAt: null,
  isOverdue: false,
};
const complete = { ...clocks, completeAt: '2026-11-18T12:30:00.000Z', decisionDue: '2026-11-20' };
const disputed = { ...complete, disputedAt: '2026-11-20T07:00:00.000Z', disputeDue: '2026-12-10' };

describe('the clock of a claim', () => {
  it.each([
    [clocks, 'The clock starts when the last document has come that the decision needs.'],
    [complete, 'Everything was there on 18 November 2026, 14:30.'],
    [disputed, 'More time was taken on 20 November 2026, 09:00, once, until 10 December 2026.'],
    [{ ...disputed, decidedAt: '2026-11-23T10:00:00.000Z' }, 'Decided on 23 November 2026, 12:00.'],
  ])('%#: %s', (facts, sentence) => {
    expect(clockWords(facts)).toBe(sentence);
  });
});
