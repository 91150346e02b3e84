import { describe, expect, it } from 'vitest';
import { aRequest } from '../testing/a-request';
import { stateWords } from './state-messages';

const wordsOf = (about: Parameters<typeof aRequest>[0]) => stateWords(aRequest(about)).map(({ words }) => words);
const naledi = { id: 's-1', name: 'Naledi Mokoena', at: '2026-11-20T08:00:00.000Z' };

describe('where a request stands', () => {
  it.each([
    { about: {}, words: [] },
    { about: { takenBy: { ...naledi, isMine: true } }, words: ['With you'] },
    { about: { takenBy: { ...naledi, isMine: false } }, words: ['With Naledi Mokoena'] },
    { about: { approverType: 'SECOND_STAFF' as const }, words: ['Second person confirms'] },
    {
      about: { approverType: 'CUSTOMER' as const, awaitsCustomer: true },
      words: ['Policyholder decides', 'Policyholder was asked'],
    },
    { about: { documentsMissing: 1 }, words: ['1 document missing'] },
    { about: { documentsMissing: 2, awaitsCustomer: true }, words: ['Policyholder was asked', '2 documents missing'] },
    { about: { status: 'FAILED' as const, documentsMissing: 2 }, words: ['Could not be applied'] },
  ])('$words', ({ about, words }) => {
    expect(wordsOf(about)).toEqual(words);
  });
});
