import { expect, it } from 'vitest';
import { atStep } from './step-in-address';

it('a step goes into the address and out again, and nothing else does', () => {
  const search = new URLSearchParams('correct=identity');
  const checking = atStep(search, 'check');
  expect(String(checking)).toBe('correct=identity&step=check');
  expect(String(atStep(checking, null))).toBe('correct=identity');
});
