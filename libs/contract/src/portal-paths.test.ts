import { expect, it } from 'vitest';
import { portalPaths, portalRoutes } from './portal-paths';

/** Typed by hand from docs/specification.md#s2. */
const specified = `
/, /auth/login, /auth/logout, /personal-details, /update-personal-details,
/plans/my-plan, /plans/other-plans, /plans/update-plan/{id},
/beneficiary/beneficiaries, /beneficiary/add-beneficiary, /beneficiary/new/{id}, /beneficiary/beneficiary/{id},
/beneficiary/update-beneficiary/{id}, /dependants,
/child/details/{id}, /child/new-details/{id}, /child/add, /child/update/{id},
/spouse/details, /spouse/new, /spouse/add, /spouse/update,
/extended/member-details/{id}, /extended/new-member-details/{id}, /extended/add-member, /extended/update-member/{id},
/payments, /pay-now, /payment-confirmation, /payments/payat, /banking-details, /banking-details/update,
/documents, /policies, /create-policy, /notifications, /terms-and-conditions, /form-builder-demo
`
  .split(',')
  .map((route) => route.trim());

/**
 * Additions of ours: what the law asks a portal to show (docs/domain/conduct.md#r8-5), what to do after a death, where a certificate is
 * checked, where staff sign in and work, what was asked for and what happened, the yearly question, and claims.
 */
const added = [
  ...['/privacy-notice', '/paia-manual', '/complaints'],
  ...['/somebody-died', '/somebody-died/guide', '/certificate/{id}'],
  ...['/auth/staff', '/auth/staff/signed-in'],
  ...['/desk', '/desk/approvals', '/desk/approvals/{id}', '/desk/audit'],
  ...['/desk/unused-money', '/desk/debit-orders', '/desk/policies-apart'],
  ...['/desk/death-reports', '/desk/death-reports/new', '/desk/death-reports/{id}'],
  ...['/desk/claims', '/desk/claims/new', '/desk/claims/{id}', '/desk/payouts', '/access-log'],
  ...['/requests', '/requests/{id}', '/history', '/confirm-details', '/still-alive'],
  ...[
    '/claims',
    '/claims/sign-in',
    '/claims/new',
    '/claims/{id}',
    '/claims/{id}/documents',
    '/claims/{id}/account',
    '/claims/{id}/funeral-parlour',
    '/claims/{id}/disagree',
    '/claims/{id}/withdraw',
    '/policies/continue/{id}',
  ],
];

it('holds the 38 addresses of the specification, then our additions, and no other', () => {
  expect(Object.values(portalRoutes).map((route) => route.replace(':id', '{id}'))).toEqual([...specified, ...added]);
  expect(specified).toHaveLength(38);
});

it('builds addresses that are safe to follow', () => {
  expect(portalPaths.home()).toBe('/');
  expect(portalPaths.childDetails('7d3a')).toBe('/child/details/7d3a');
  expect(portalPaths.updatePlan('../pay now')).toBe('/plans/update-plan/..%2Fpay%20now');
  expect(portalPaths.claimDocuments('CL-7K3M-Q2XR')).toBe('/claims/CL-7K3M-Q2XR/documents');
});
