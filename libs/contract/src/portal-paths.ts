/** The portal's own addresses (docs/specification.md#s2, then additions of ours), as route patterns. */
export const portalRoutes = {
  home: '/',
  login: '/auth/login',
  logout: '/auth/logout',
  personalDetails: '/personal-details',
  updatePersonalDetails: '/update-personal-details',
  myPlan: '/plans/my-plan',
  otherPlans: '/plans/other-plans',
  updatePlan: '/plans/update-plan/:id',
  beneficiaries: '/beneficiary/beneficiaries',
  addBeneficiary: '/beneficiary/add-beneficiary',
  newBeneficiary: '/beneficiary/new/:id',
  beneficiary: '/beneficiary/beneficiary/:id',
  updateBeneficiary: '/beneficiary/update-beneficiary/:id',
  dependants: '/dependants',
  childDetails: '/child/details/:id',
  newChildDetails: '/child/new-details/:id',
  addChild: '/child/add',
  updateChild: '/child/update/:id',
  spouseDetails: '/spouse/details',
  newSpouse: '/spouse/new',
  addSpouse: '/spouse/add',
  updateSpouse: '/spouse/update',
  extendedMemberDetails: '/extended/member-details/:id',
  newExtendedMemberDetails: '/extended/new-member-details/:id',
  addExtendedMember: '/extended/add-member',
  updateExtendedMember: '/extended/update-member/:id',
  payments: '/payments',
  payNow: '/pay-now',
  paymentConfirmation: '/payment-confirmation',
  payatReturn: '/payments/payat',
  bankingDetails: '/banking-details',
  updateBankingDetails: '/banking-details/update',
  documents: '/documents',
  policies: '/policies',
  createPolicy: '/create-policy',
  notifications: '/notifications',
  termsAndConditions: '/terms-and-conditions',
  formBuilderDemo: '/form-builder-demo',
  // Additions of ours: the pages that the law asks for (docs/domain/conduct.md#r8-5).
  privacyNotice: '/privacy-notice',
  paiaManual: '/paia-manual',
  complaints: '/complaints',
  // Additions: where anybody tells us that somebody has died, and what to do then.
  somebodyDied: '/somebody-died',
  somebodyDiedGuide: '/somebody-died/guide',
  // An addition: whoever is shown a benefit certificate checks it here.
  certificate: '/certificate/:id',
  // Additions: where staff sign in, and where the identity provider sends them back to.
  staffSignIn: '/auth/staff',
  staffSignedIn: '/auth/staff/signed-in',
  // An addition: where staff find policies and open them.
  servicing: '/desk',
  // Additions: where staff decide on what was asked for, who looked at a policy, and who did what.
  approvals: '/desk/approvals',
  approval: '/desk/approvals/:id',
  auditTrail: '/desk/audit',
  // Additions: what the jobs of each day leave for staff.
  unusedMoney: '/desk/unused-money',
  debitExceptions: '/desk/debit-orders',
  setApart: '/desk/policies-apart',
  // Additions: reports of a death that staff work on.
  deathReports: '/desk/death-reports',
  newDeathReport: '/desk/death-reports/new',
  deathReport: '/desk/death-reports/:id',
  // Additions: claims that staff decide on, and their payments.
  claimsDesk: '/desk/claims',
  openClaim: '/desk/claims/new',
  claimCase: '/desk/claims/:id',
  claimPayouts: '/desk/payouts',
  accessLog: '/access-log',
  // Additions: what was asked for and what became of it, and everything that happened on the policy.
  requests: '/requests',
  request: '/requests/:id',
  history: '/history',
  // An addition: once a year, is everything still right?
  confirmDetails: '/confirm-details',
  // An addition: who was reported dead says that they live.
  stillAlive: '/still-alive',
  // Additions: what a policyholder does after somebody on the policy has died; the id is the reference of the claim.
  claims: '/claims',
  claimSignIn: '/claims/sign-in',
  newClaim: '/claims/new',
  claim: '/claims/:id',
  claimDocuments: '/claims/:id/documents',
  claimAccount: '/claims/:id/account',
  claimParlour: '/claims/:id/funeral-parlour',
  disagree: '/claims/:id/disagree',
  withdrawClaim: '/claims/:id/withdraw',
  // An addition: somebody who stays covered takes over the policy after its main member's death; the id is the reference of the claim.
  continuePolicy: '/policies/continue/:id',
} as const;

type PortalRouteName = keyof typeof portalRoutes;

type Builders = {
  readonly [Name in PortalRouteName]: (typeof portalRoutes)[Name] extends `${string}:id${string}`
    ? (id: string) => string
    : () => string;
};

/** The same addresses, filled in: `portalPaths.childDetails(child.id)`, `portalPaths.home()`. */
export const portalPaths = /* @__PURE__ */ buildersOf(portalRoutes);

function buildersOf(routes: typeof portalRoutes): Builders {
  const builders = Object.entries(routes).map(([name, route]) => [
    name,
    (id = '') => route.replace(':id', encodeURIComponent(id)),
  ]);
  return Object.fromEntries(builders) as Builders;
}
