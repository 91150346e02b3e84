import { expect, it } from 'vitest';
import { ruleOverrideWords } from './rule-override';

const requestedBy = { id: 'a', name: 'Priya Naidoo', role: 'portalAdmin' } as const;
const words = (...rules: string[]) =>
  ruleOverrideWords({ requestedBy, ruleOverride: { rules, reason: 'We saw the passport.' } });

it('tells each rule, the reason and who set it aside', () => {
  expect(words('The maximum entry age for a spouse is 75')).toBe(
    'Rule overridden: The maximum entry age for a spouse is 75. Reason: We saw the passport, Priya Naidoo',
  );
  expect(words('Be 18. Or call.', 'Match')).toBe(
    'Rule overridden: Be 18. Or call. Rule overridden: Match. Reason: We saw the passport, Priya Naidoo',
  );
});

it('says nothing where no rule was in the way', () => {
  expect(ruleOverrideWords({ requestedBy })).toBeNull();
  expect(ruleOverrideWords({ requestedBy, ruleOverride: null })).toBeNull();
});
