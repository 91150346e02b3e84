/** How long records are kept, and from when. Source: docs/domain/conduct.md#r8-1. */
export const retention = [
  { records: 'Your policy, and the people on it', kept: '5 years after the policy has ended' },
  { records: 'Changes, approvals and the record of who did what', kept: '5 years after the policy has ended' },
  { records: 'Payments and documents', kept: '5 years' },
  { records: 'One-time PINs', kept: '24 hours' },
  { records: 'When somebody signed in', kept: '12 months' },
  { records: 'Applications that were not finished', kept: '90 days' },
  { records: 'Notifications', kept: '24 months' },
] as const;
