import { DebiCheckMandateSchema } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { amendments, mandateWords } from './mandate-messages';

const states = DebiCheckMandateSchema.entries.Mandate_Status.options;

describe('a mandate in words', () => {
  it('has all nine states and no other', () => {
    expect(Object.keys(mandateWords)).toEqual([...states]);
    expect(states).toHaveLength(9);
  });

  it.each(states)('%s: a label of its own, what it means and what follows', (state) => {
    const { label, means, then } = mandateWords[state];
    expect(states.filter((other) => mandateWords[other].label === label)).toEqual([state]);
    for (const sentence of [means, then]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('is green only when it was approved', () => {
    expect(states.filter((state) => mandateWords[state].tone === 'green')).toEqual(['AUTHENTICATED']);
  });

  it('says what a change of it needs', () => {
    for (const sentence of amendments) expect(sentence).toMatch(/\.$/);
  });
});
