/** Completed years from which on a rule treats somebody otherwise. Source: docs/domain/policy.md#r4-2, docs/domain/lives.md#r4-5. */
export const ages = {
  /** Some plans pay less for a child in the first year. */
  afterFirstYear: 1,
  /** Plans pay more for a child, and the law allows more. */
  schoolAge: 6,
  /** The law allows as much as for an adult. */
  afterMinorLimits: 14,
  /** Nobody speaks for them any more; only a student is still a child to many plans. */
  adult: 18,
} as const;
