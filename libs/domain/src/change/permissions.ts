/** What somebody may do, apart from whose policy it is and what its status allows. */
export const roles = ['customer', 'consultant', 'portalAdmin'] as const;
export type Role = (typeof roles)[number];

/** What somebody of a role is called. */
export const roleLabels: Record<Role, string> = {
  customer: 'Customer',
  consultant: 'Consultant',
  portalAdmin: 'Administrator',
};

/** How far a permission reaches: their own policies, anybody's, or only with the policyholder's recorded consent. */
export type Reach = 'own' | 'any' | 'with recorded consent';

/** Who may do what, one row each; null: not at all. Source: docs/domain/changes.md#r7-3. */
const permissions = {
  'see policies': { customer: 'own', consultant: 'any', portalAdmin: 'any' },
  'make changes': { customer: 'own', consultant: 'any', portalAdmin: 'any' },
  /** Never one's own. */
  'approve for staff': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'approve for the customer': {
    customer: 'own',
    consultant: 'with recorded consent',
    portalAdmin: 'with recorded consent',
  },
  'confirm as second person': { customer: null, consultant: null, portalAdmin: 'any' },
  'override age and birth date rules': { customer: null, consultant: null, portalAdmin: 'any' },
  'pay now': { customer: 'own', consultant: null, portalAdmin: null },
  'send a payment link': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'see full ID numbers': { customer: 'own', consultant: 'any', portalAdmin: 'any' },
  'see full bank accounts': { customer: null, consultant: null, portalAdmin: null },
  'keep drafts': { customer: 'own', consultant: null, portalAdmin: null },
  'send failed messages again': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'see unused money': { customer: null, consultant: 'any', portalAdmin: 'any' },
  /** Matching it to a policy, asking for a refund; a second administrator confirms. */
  'decide about unused money': { customer: null, consultant: null, portalAdmin: 'any' },
  'see debit exceptions': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'close debit exceptions': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'see policies set apart': { customer: null, consultant: 'any', portalAdmin: 'any' },
  /** Reading, writing down, calling back and closing them. Source: docs/domain/claims.md#c7-1. */
  'handle death reports': { customer: null, consultant: 'any', portalAdmin: 'any' },
  /** Reading claims, judging documents, recommending, disputing. Source: docs/domain/claims.md#c7-1. */
  'assess a claim': { customer: null, consultant: 'any', portalAdmin: 'any' },
  /** Never what one assessed oneself; what a consultant may confirm `checkMayConfirm` says. */
  'confirm a claim': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'recall or void a claim': { customer: null, consultant: null, portalAdmin: 'any' },
  /** Going on although the register of deaths says that the person lives. Source: docs/domain/claims.md#c2-4. */
  'lift ALIVE on a claim': { customer: null, consultant: null, portalAdmin: 'any' },
  'retry a payout': { customer: null, consultant: null, portalAdmin: 'any' },
  /** Letting an account be paid into that was changed after the approval. Source: docs/domain/claims.md#c6-2. */
  'release a payout account': { customer: null, consultant: null, portalAdmin: 'any' },
  /** Who speaks for a child or an estate, and a payee whose number changed. Source: docs/domain/claims.md#c1-4. */
  'let somebody in to a claim': { customer: null, consultant: null, portalAdmin: 'any' },
  'find policies': { customer: null, consultant: 'any', portalAdmin: 'any' },
  'see who looked': { customer: 'own', consultant: 'any', portalAdmin: 'any' },
  'search the audit': { customer: null, consultant: null, portalAdmin: 'any' },
  'open the admin portal': { customer: null, consultant: null, portalAdmin: 'any' },
} as const satisfies Record<string, Record<Role, Reach | null>>;

export type Permission = keyof typeof permissions;

/** How far somebody's permission reaches; null: they have none. */
export const reachOf = (permission: Permission, role: Role): Reach | null => permissions[permission][role];

/** The roles that have a permission at all. */
export const whoMay = (permission: Permission): Role[] => roles.filter((role) => reachOf(permission, role) !== null);
