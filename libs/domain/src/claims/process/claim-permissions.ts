import { type Role } from '../../change/permissions';

/** Who may do something about a claim. A third group for assessors has the permissions of consultants. */
export type ClaimRole = Role | 'claimant';
export const claimRoles = ['customer', 'claimant', 'consultant', 'portalAdmin'] as const satisfies readonly ClaimRole[];

/**
 * How far a permission reaches: the own policy or claim, any, any but what one assessed oneself, and of these the approvals up to the
 * limit of consultants that have no flag of high risk.
 */
export type ClaimReach = 'own' | 'any' | 'not the assessor' | 'not the assessor, within the limit';

const anyStaff = { customer: null, claimant: null, consultant: 'any', portalAdmin: 'any' } as const;
const secondAdministrator = {
  customer: null,
  claimant: null,
  consultant: null,
  portalAdmin: 'not the assessor',
} as const;

/** Who may do what, one row each; null: not at all. Source: docs/domain/claims.md#c7-1. */
const permissions = {
  'report a death, send documents': { customer: 'own', claimant: 'own', consultant: 'any', portalAdmin: 'any' },
  'assess a claim': anyStaff,
  'confirm a claim': {
    customer: null,
    claimant: null,
    consultant: 'not the assessor, within the limit',
    portalAdmin: 'not the assessor',
  },
  'confirm a refusal': secondAdministrator,
  /** Pay although the register of deaths said that the person lives, on a new certificate. */
  'lift ALIVE': secondAdministrator,
  recall: secondAdministrator,
  'let in a changed number': secondAdministrator,
  'reopen PAID': secondAdministrator,
  'see flags': anyStaff,
} as const satisfies Record<string, Record<ClaimRole, ClaimReach | null>>;

export type ClaimPermission = keyof typeof permissions;

/** How far somebody's permission about claims reaches; null: they have none. */
export const claimReachOf = (permission: ClaimPermission, role: ClaimRole): ClaimReach | null =>
  permissions[permission][role];

/** The roles that have a permission about claims at all. */
/* @__NO_SIDE_EFFECTS__ */
export const whoMayWithClaims = (permission: ClaimPermission): ClaimRole[] =>
  claimRoles.filter((role) => claimReachOf(permission, role) !== null);
