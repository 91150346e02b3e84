import { describe, expect, it } from 'vitest';
import { saysWords } from './says-words';

const nothing = {
  writtenOn: null,
  dateOfDeath: null,
  cause: null,
  weeks: null,
  serialNumber: null,
  amount: null,
  detailsThatDiffer: [],
};

describe('what a document says', () => {
  it.each([
    [nothing, []],
    [
      { ...nothing, writtenOn: '2026-11-12', dateOfDeath: '2026-11-10', cause: 'NATURAL' as const },
      ['It says: written on 12 November 2026; death on 10 November 2026; cause: illness or old age.'],
    ],
    [{ ...nothing, weeks: 30, serialNumber: 'A123' }, ['It says: 30 weeks; serial number A123.']],
    [{ ...nothing, amount: 8500 }, ['It says: R 8 500.']],
    [
      { ...nothing, detailsThatDiffer: ['NAMES' as const, 'ID_NUMBER' as const] },
      ['It says: differs from the policy: names, ID number.'],
    ],
  ])('%#: %s', (says, sentences) => {
    expect(saysWords(says).map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(sentences);
  });
});
