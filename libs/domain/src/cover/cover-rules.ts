/** Why somebody is covered as they are, each with the page that says so. */
export const coverRules = {
  'any-cause': 'docs/domain/policy.md#r4-3',
  'suicide-exclusion': 'docs/domain/policy.md#r4-2',
  'waiting-period': 'docs/domain/policy.md#r4-3',
  'starts-later': 'docs/domain/policy.md#r4-3',
  'first-premium': 'docs/domain/policy.md#r4-3',
  approval: 'docs/domain/changes.md#r7-2',
  increase: 'docs/domain/policy.md#r4-3',
  'legal-maximum': 'docs/domain/policy.md#r4-2-maximum',
  grace: 'docs/domain/policy.md#r4-3',
  'premiums-waived': 'docs/domain/policy.md#r4-4',
  'proof-of-study': 'docs/domain/lives.md#r4-5',
  'usual-age': 'docs/domain/lives.md#r4-5',
  'student-age': 'docs/domain/lives.md#r4-5',
  plan: 'docs/domain/lives.md#r4-5',
  death: 'docs/domain/policy.md#r4-3',
  removal: 'docs/domain/policy.md#r4-3',
  lapse: 'docs/domain/policy.md#r4-3',
  cancelled: 'docs/domain/policy.md#r4-4',
  'never-began': 'docs/domain/policy.md#r4-4',
  'not-taken-up': 'docs/domain/policy.md#r4-3',
  claimed: 'docs/domain/policy.md#r4-4',
} as const;

export type CoverRule = keyof typeof coverRules;
