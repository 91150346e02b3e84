import { failure } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { retryDelay, retryRule } from './retry-rule';

const refused = (status: number) => new ApiError(failure(status, 'X', 'x'));

describe('a failed read', () => {
  it.each([
    { error: refused(500), repeats: 3, why: 'the service may recover' },
    { error: refused(502), repeats: 3, why: 'the service may recover' },
    { error: refused(503), repeats: 3, why: 'the service may recover' },
    { error: refused(501), repeats: 0, why: 'what is not there yet stays away' },
    { error: refused(400), repeats: 0, why: 'a refusal stays' },
    { error: refused(401), repeats: 0, why: 'the one refresh was made' },
    { error: refused(404), repeats: 0, why: 'a refusal stays' },
    { error: refused(422), repeats: 0, why: 'a refusal stays' },
    { error: refused(429), repeats: 0, why: 'more calls make it worse' },
    { error: new TypeError('x is undefined'), repeats: 0, why: 'a mistake of ours' },
  ])('of $error.status is repeated $repeats times: $why', ({ error, repeats }) => {
    const decisions = [0, 1, 2, 3, 4].map((failures) => retryRule(failures, error));
    expect(decisions.filter(Boolean)).toHaveLength(repeats);
    expect(retryRule(3, error)).toBe(false);
  });

  it('waits longer each time, and at most 30 seconds', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, one, other) => {
          const now = retryDelay(() => one)(failures);
          const next = retryDelay(() => other)(failures + 1);
          expect(now).toBeGreaterThanOrEqual(Math.min(500 * 2 ** failures, 15_000));
          expect(now).toBeLessThanOrEqual(30_000);
          if (failures < 4) expect(next).toBeGreaterThan(now);
        },
      ),
    );
  });

  it('leaves half of the wait to chance', () => {
    expect([0, 0.5, 1].map((chance) => retryDelay(() => chance)(1))).toEqual([1000, 1500, 2000]);
  });
});
