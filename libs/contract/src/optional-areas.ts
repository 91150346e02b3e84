/**
 * What an insurer may do without, by a call that it cannot do without: whoever is known to lack that call lacks the area. `payat` are
 * payments by Pay@, online and at a till; `newPolicies` are applications for one. `isSpecified`: a call of the specification, which every backend has
 * unless it says otherwise.
 */
export const optionalAreas = {
  claims: { route: 'POST /claims' },
  payat: { route: 'POST /payments/{policyNumber}/initiate-payat-payment', isSpecified: true },
  certificates: { route: 'POST /policies/{policyNumber}/benefit-certificate' },
  newPolicies: { route: 'POST /add-policy/{policyNumber}', isSpecified: true },
} as const;

export type OptionalArea = keyof typeof optionalAreas;
