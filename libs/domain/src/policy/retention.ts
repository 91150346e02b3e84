/** How long records are kept. Source: docs/domain/conduct.md#r8-1. */
export const keptFor = {
  /** After the policy has ended. */
  policyYears: 5,
  paymentYears: 5,
  pinHours: 24,
  signInMonths: 12,
  /** What was typed and not sent, from the last key on. */
  draftDays: 90,
  notificationMonths: 24,
  /** What has arrived of a file that is sent in parts, from its beginning on. */
  partHours: 24,
} as const;

interface Retention {
  records: string;
  kept: string;
}

/** The same in words, and from when. */
export const retention: readonly Retention[] = /* @__PURE__ */ inWords(keptFor);

function inWords(kept: typeof keptFor): Retention[] {
  const afterPolicy = `${kept.policyYears} years after the policy has ended`;
  return [
    { records: 'Your policy, and the people on it', kept: afterPolicy },
    { records: 'Changes, approvals and the record of who did what', kept: afterPolicy },
    { records: 'Payments and documents', kept: `${kept.paymentYears} years` },
    { records: 'One-time PINs', kept: `${kept.pinHours} hours` },
    { records: 'When somebody signed in', kept: `${kept.signInMonths} months` },
    { records: 'Applications that were not finished', kept: `${kept.draftDays} days` },
    { records: 'Parts of files that did not arrive completely', kept: `${kept.partHours} hours` },
    { records: 'Notifications', kept: `${kept.notificationMonths} months` },
  ];
}
