/**
 * What an insurer may do without, by a call that it cannot do without: whoever is known to lack that call lacks the area. `payat` are
 * payments by Pay@, online and at a till; `newPolicies` are applications for one.
 */
export const optionalAreas = {
  claims: { route: 'POST /claims', isAddition: true },
  payat: { route: 'POST /payments/{policyNumber}/initiate-payat-payment' },
  certificates: { route: 'POST /policies/{policyNumber}/benefit-certificate', isAddition: true },
  newPolicies: { route: 'POST /add-policy/{policyNumber}' },
} as const;

export type OptionalArea = keyof typeof optionalAreas;
