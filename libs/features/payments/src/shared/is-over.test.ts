import { describe, expect, it } from 'vitest';
import { aPaidStatus } from '../testing/records';
import { isOver } from './is-over';

describe('a policy that is over', () => {
  it.each(['CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'] as const)('is one that is %s', (Policy_Status) => {
    expect(isOver(aPaidStatus({ Policy_Status }))).toBe(true);
  });

  it('is one that lapsed, once no payment brings it back', () => {
    expect(isOver(aPaidStatus({ Policy_Status: 'LAPSED', Can_Reinstate: true }))).toBe(false);
    expect(isOver(aPaidStatus({ Policy_Status: 'LAPSED', Can_Reinstate: false }))).toBe(true);
  });

  it.each(['ACTIVE', 'IN_GRACE', 'PENDING', 'PAID_UP'] as const)('is not one that is %s', (Policy_Status) => {
    expect(isOver(aPaidStatus({ Policy_Status }))).toBe(false);
  });
});
