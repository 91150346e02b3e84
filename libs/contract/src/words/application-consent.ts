/**
 * What somebody agrees to who applies for a policy (docs/domain/conduct.md#r8-1, docs/domain/records.md#r9-22), word for word. This file is
 * its only home: the portal shows it, the service keeps its version and the time with the application. Another wording takes another
 * version.
 */
export const applicationConsent = {
  version: 'application-2026-11b',
  texts: {
    truthful:
      'I declare that everything in this application is true and complete. I understand that a claim can be declined when it is not.',
    popia:
      'I agree that my personal information is used to assess this application, to manage the policy and to pay claims, and that the ' +
      'insurer, its administrator, its reinsurer, my bank and the company I pay through receive what they need for that. I may see it ' +
      'and have it corrected at any time.',
    thirdParty:
      'I confirm that I may share the information of everybody named in this application, and that I am the parent or guardian of ' +
      'every child in it.',
    debitOrder:
      'I authorise you to collect the monthly premium from the day the policy is approved, in the way I chose in this application. ' +
      'For a debit order I approve a DebiCheck mandate with my bank.',
  },
} as const;

/** A declaration by the name it travels under. */
export type DeclarationName = keyof typeof applicationConsent.texts;
