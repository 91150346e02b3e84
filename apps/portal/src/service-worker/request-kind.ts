/** What a worker may answer. `other` is none of its business: calls, documents, pages of the service. */
export type RequestKind = 'sign-in' | 'page' | 'file' | 'settings' | 'other';

const hasExtension = /\.[A-Za-z0-9]+$/;
const isOfService = /^\/(api|__[^/]*|csp-report|browser-report)(\/|$)/;
const settings = /^\/(config\.json|icon\.svg|icon-maskable\.svg|manifest\.webmanifest|brand\/[^/]+\.css)$/;

/** What is asked for: a page that somebody opens, a file of a release, or what an installation sets. */
export function requestKind(path: string, isNavigation: boolean): RequestKind {
  if (isNavigation) {
    if (hasExtension.test(path) || isOfService.test(path)) return 'other';
    return path === '/auth/login' ? 'sign-in' : 'page';
  }
  if (path.startsWith('/assets/')) return 'file';
  return settings.test(path) ? 'settings' : 'other';
}
