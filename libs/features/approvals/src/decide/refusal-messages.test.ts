import { type ErrorCode, refuse } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { refusalInWords, refusalSentence } from './refusal-messages';

describe('a refusal', () => {
  it.each<[ErrorCode, RegExp]>([
    ['ACTION_EXPIRED', /^This request has expired\. Nobody can decide/],
    ['ACTION_NOT_PENDING', /dealt with this request already/],
    ['POLICY_NOT_OPENED', /take it again/],
    ['INTERNAL_SERVER_ERROR', /^No answer came back/],
    ['PROVIDER_UNAVAILABLE', /^No answer came back/],
  ])('%s is said to whoever decides', (code, sentence) => {
    expect(refusalSentence(refuse(code))).toMatch(sentence);
  });

  it('that names somebody keeps its words', () => {
    const taken = refuse('TAKEN', 'Naledi Mokoena is working on this request.');
    expect(refusalInWords(taken)).toEqual(taken);
  });
});
