import { expect, it } from 'vitest';
import { policyOfTab, tabOf } from './tab';

it('a tab is named after its policy', () => {
  expect(policyOfTab(tabOf('7000010012'))).toBe('7000010012');
});

it.each(['', '7000010012', 'policy-', 'policy-../desk', 'policy-7000010012 ', 'other-7000010012'])(
  'a tab called "%s" has no policy',
  (name) => {
    expect(policyOfTab(name)).toBeNull();
  },
);
