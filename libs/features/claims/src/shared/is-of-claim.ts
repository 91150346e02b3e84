import { portalPaths } from '@portal/contract';

/** Whether a page is one of this claim: about it, or about its policy. */
export function isOfClaim(reference: string, pathname: string): boolean {
  const pages = [portalPaths.claim(reference), portalPaths.continuePolicy(reference)];
  return pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
