import { type ErrorCode, refuse } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { isOutdated, refusalSentence } from './refusal-words';

describe('a refusal', () => {
  it.each<[ErrorCode, RegExp]>([
    ['STALE_VERSION', /^Somebody else changed this claim meanwhile\. It was read again/],
    ['INTERNAL_SERVER_ERROR', /^No answer came back/],
    ['PROVIDER_UNAVAILABLE', /^No answer came back/],
    ['CONFLICT_OF_INTEREST', /^You cannot work on this claim\.$/],
    ['LAPSE_NOT_PROVEN', /^We cannot show that we warned of this lapse/],
  ])('%s is said to whoever works on a claim', (code, sentence) => {
    expect(refusalSentence(refuse(code))).toMatch(sentence);
  });

  it('that says more than its code keeps its words', () => {
    const sentence = 'The letter is not complete: the clause of the policy.';
    expect(refusalSentence(refuse('LETTER_INCOMPLETE', sentence))).toBe(sentence);
  });

  it.each<[ErrorCode, boolean]>([
    ['STALE_VERSION', true],
    ['TAKEN', true],
    ['INVALID_STATUS', true],
    ['NOT_POSSIBLE', false],
    ['CONFLICT_OF_INTEREST', false],
  ])('%s has the claim read again: %s', (code, outdated) => {
    expect(isOutdated(refuse(code))).toBe(outdated);
  });
});
