import { portalRoutes } from '@portal/contract';
import { type RouteHandle } from '@portal/policy-workflow';
import { type RouteObject } from 'react-router-dom';
import { title as takeOver } from './continue/title';
import { title as disagree } from './disagree/title';
import { title as payParlour } from './parlour/title';
import { reportCrumb } from './report/report-crumb';

const title = 'Claims';
/** `handle.title` feeds the document's title and the breadcrumbs. */
const below = (name: string) => ({ title: name, under: { title, to: portalRoutes.claims } });

/** Open to everybody: where somebody who claims without a policy signs in to one claim. */
export const claimSignInRoutes: RouteObject[] = [
  {
    path: portalRoutes.claimSignIn,
    handle: { title: 'Sign in to a claim' },
    lazy: () => import('./sign-in/claim-sign-in.screen'),
  },
];

/** For whoever claims. */
export const claimsRoutes: RouteObject[] = [
  { path: portalRoutes.claims, handle: { title }, lazy: () => import('./list/claims.screen') },
  { path: portalRoutes.newClaim, handle: below('Report a death'), lazy: () => import('./open/new-claim.screen') },
  {
    path: portalRoutes.claim,
    handle: { ...below('Claim'), crumb: ({ reference }) => reportCrumb(reference ?? '') } satisfies RouteHandle,
    lazy: () => import('./claim/claim.screen'),
  },
  {
    path: portalRoutes.claimDocuments,
    handle: below('Send documents'),
    lazy: () => import('./documents/claim-documents.screen'),
  },
  {
    path: portalRoutes.claimAccount,
    handle: below('Where we pay'),
    lazy: () => import('./account/claim-account.screen'),
  },
  {
    path: portalRoutes.claimParlour,
    handle: below(payParlour),
    lazy: () => import('./parlour/claim-parlour.screen'),
  },
  {
    path: portalRoutes.disagree,
    handle: below(disagree),
    lazy: () => import('./disagree/disagree.screen'),
  },
  {
    path: portalRoutes.withdrawClaim,
    handle: below('Withdraw the claim'),
    lazy: () => import('./withdraw/withdraw-claim.screen'),
  },
  {
    path: portalRoutes.continuePolicy,
    handle: below(takeOver),
    lazy: () => import('./continue/continue-policy.screen'),
  },
];
