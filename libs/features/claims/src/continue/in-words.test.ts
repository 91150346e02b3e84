import { describe, expect, it } from 'vitest';
import { aContinuation } from '../testing/a-continuation';
import { costInWords, coverRows, untilInWords, waitingInWords } from './in-words';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('until when a policy can be taken over', () => {
  it('has no hurry while the claim is not decided', () => {
    expect(untilInWords({ until: null })).toBe('There is no hurry: cover goes on while we decide on the claim.');
  });

  it('is a day afterwards, and what happens if nobody does', () => {
    expect(plain(untilInWords({ until: '2027-01-19' }))).toBe(
      'You can take over this policy until 19 January 2027. If nobody does, everybody’s cover ends that day.',
    );
  });
});

describe('who stays covered', () => {
  it('is the successor first, then everybody else with what they are', () => {
    expect(coverRows(aContinuation()).map(({ label, amount }) => plain(`${label}: ${amount}`))).toEqual([
      'Zodwa Jacobs (you): R 20 000',
      'Ayanda Jacobs, child: R 10 000',
      'Grace Jacobs, extended member: R 10 000',
    ]);
  });

  it('says which part of the cover waits, and until when', () => {
    expect(waitingInWords({ waiting: null })).toBeNull();
    expect(plain(waitingInWords({ waiting: { amount: 10_000, until: '2027-06-01' } }) ?? '')).toBe(
      'R 10 000 of your cover counts for natural causes from 1 June 2027.',
    );
  });
});

describe('what it costs', () => {
  const cost = (premium: Parameters<typeof aContinuation>[0] & object) => {
    const { inOne, sentences } = costInWords(aContinuation(premium));
    return [inOne, ...sentences].map(plain);
  };

  it.each([
    ['less than before', {}, ['Until now it was R 246 a month.']],
    ['the same as before', { before: 198 }, []],
    [
      'nothing in months without premiums',
      { waivedUntil: '2028-11-30' },
      ['Nothing has to be paid until 30 November 2028.', 'Until now it was R 246 a month.'],
    ],
    ['what is owed', { before: 198, owed: 396 }, ['R 396 has fallen due since the death and is owed today.']],
    ['what was paid too much', { before: 198, credit: 96 }, ['R 96 was paid too much. It pays for the next months.']],
  ])('is %s', (_, premium, sentences) => {
    expect(cost({ premium })).toEqual(['R 198 a month, from 1 December 2026', ...sentences]);
  });

  it('has a first month until somebody took the policy over', () => {
    expect(costInWords(aContinuation()).caption).toBe('A month, from 1 December 2026');
    expect(costInWords(aContinuation({ state: 'DONE' })).caption).toBe('A month');
  });
});
