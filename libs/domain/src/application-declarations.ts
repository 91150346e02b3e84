/**
 * What somebody declares who applies for a policy, as it stands beside the boxes. What was agreed to is kept by name and
 * version, so other words are another version.
 */
export const applicationDeclarations = {
  version: '2026-11',
  texts: {
    truthful: 'The information in this application is true and complete.',
    popia:
      'I have read the privacy notice and agree that my personal information is used to set up and manage this policy.',
    thirdParty: 'I confirm that I may share the information of everybody in this application.',
    debitOrder: 'I agree that the monthly premium is collected in the way I have chosen.',
  },
} as const;

export type ApplicationDeclaration = keyof (typeof applicationDeclarations)['texts'];

/** Their names, in the order of the screen. */
export const applicationDeclarationNames = /* @__PURE__ */ Object.keys(
  applicationDeclarations.texts,
) as ApplicationDeclaration[];
