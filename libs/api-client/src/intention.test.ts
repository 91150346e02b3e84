import { refuse } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { createIntention } from './intention';

describe('the same body', () => {
  it.each([
    { after: 'a lost answer', answer: refuse('INTERNAL_SERVER_ERROR') },
    { after: 'the answer that the service is still at it', answer: refuse('IDEMPOTENCY_IN_PROGRESS') },
  ])('is the same intention after $after', ({ answer }) => {
    const { keyFor, answered } = createIntention();
    const key = keyFor({ decision: 'APPROVE' });
    answered(answer);
    expect(keyFor({ decision: 'APPROVE' })).toBe(key);
  });

  it.each([
    { after: 'it was done', answer: { success: true as const, data: null } },
    { after: 'a refusal', answer: refuse('TAKEN') },
  ])('is another intention after $after', ({ answer }) => {
    const { keyFor, answered } = createIntention();
    const key = keyFor({ decision: 'APPROVE' });
    answered(answer);
    expect(keyFor({ decision: 'APPROVE' })).not.toBe(key);
  });
});

it('another body is another intention', () => {
  const { keyFor } = createIntention();
  expect(keyFor({ ids: ['r-1'] })).not.toBe(keyFor({ ids: ['r-1', 'r-2'] }));
});
