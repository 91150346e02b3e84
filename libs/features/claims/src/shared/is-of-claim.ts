import { portalPaths } from '@portal/contract';
import { isReportReference } from '@portal/domain';

/** Whether a page is one of this claim: about it, or about its policy. A report of a death has its own page and the one to send documents. */
export function isOfClaim(reference: string, pathname: string): boolean {
  if (isReportReference(reference)) {
    return [portalPaths.claim(reference), portalPaths.claimDocuments(reference)].includes(pathname);
  }
  const pages = [portalPaths.claim(reference), portalPaths.continuePolicy(reference)];
  return pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
