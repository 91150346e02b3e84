import { claimSignInRoutes } from '@portal/claims';
import { portalPaths, portalRoutes } from '@portal/contract';
import { certificateRoutes } from '@portal/documents';
import { certificateCode } from '@portal/domain';
import { legalRoutes } from '@portal/legal';
import { type RouteHandle } from '@portal/policy-workflow';
import { somebodyDiedRoutes } from '@portal/somebody-died';
import { type RouteObject } from 'react-router-dom';

/** A page that is the same for everybody who is not signed in. */
export interface PublicPage {
  /** The address that it stands at, or the pattern of addresses. */
  route: string;
  /** The address that it is drawn for. */
  path: string;
  title: string;
}

const titled = ({ path = '', handle }: RouteObject): PublicPage => ({
  route: path,
  path,
  title: (handle as RouteHandle).title,
});

/** Any code: what the page shows of one before the answer has come is the same for all. */
const anyCode = certificateCode(new Uint8Array(16));

/** Drawn for this insurer too, so that nothing on it changes once its scripts have come. */
const signIn: PublicPage = { route: portalRoutes.login, path: portalRoutes.login, title: 'Sign in' };

/** The pages that need no sign-in. What they say depends on the insurer, so the service draws them when it starts (decision 006). */
export const publicPages: readonly PublicPage[] = [
  signIn,
  ...legalRoutes.map(titled),
  ...somebodyDiedRoutes.map(titled),
  ...claimSignInRoutes.map(titled),
  ...certificateRoutes.map(titled).flatMap((page) => {
    const check = portalPaths.certificate('check');
    return [
      { ...page, route: check, path: check },
      { ...page, path: portalPaths.certificate(anyCode) },
    ];
  }),
];
