import { contentPolicy } from './content-policy';
import { notFound, wrongMethod } from './refuse';
import { pageHeaders } from './security-headers';
import { encodings, takes } from '../static/encoding';
import { type Site, type SiteFile } from '../static/site';
import { textOf } from '../static/text-file';
import { workerOfSite, workerPath, workerPolicy } from './worker-of-site';

interface Options {
  site: Site;
  /** Origins besides its own that the pages talk to. */
  connections: readonly string[];
  /** Origins that they show in a frame. */
  frames?: readonly string[];
  reportTo: string;
}

const signInPath = '/auth/login';
/** Stands in a hidden frame of our own pages while a staff sign-in is renewed: the only page that may (docs/reliability.md#i2). */
const silentRenewPath = '/auth/silent-renew.html';
const hasExtension = /\.[A-Za-z0-9]+$/;

/** Makes the function that answers with files, and with a page for every address that a person may open. */
export function serveSite({ site, ...parts }: Options) {
  const policyOf = (path: string, page: SiteFile) =>
    path === silentRenewPath
      ? contentPolicy(textOf(page), { reportTo: parts.reportTo, isFramedByItself: true })
      : contentPolicy(textOf(page), parts);
  const pages = [...site].filter(([, file]) => isPage(file));
  const policies = new Map(pages.map(([path, page]) => [page, policyOf(path, page)]));
  const signInPage = site.get('/index.html');
  const otherPage = site.get('/shell.html') ?? signInPage;
  const builtWorker = site.get(workerPath);
  const served = [...pages.map(([, page]) => textOf(page)), ...policies.values()];
  const worker = builtWorker && workerOfSite(builtWorker, served);
  if (worker) policies.set(worker, workerPolicy);

  /** The page of every address that differs in its last part only. */
  const pageOfAny = (path: string) => site.get(path.replace(/[^/]+$/, ':id'));

  return (request: Request, path: string): Response => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod('GET, HEAD');
    const page = isNavigation(path) ? (path === signInPath ? signInPage : (pageOfAny(path) ?? otherPage)) : undefined;
    const file = (path === workerPath ? worker : site.get(path)) ?? page;
    return file ? sendFile(request, file, policies.get(file)) : notFound();
  };
}

/** A missing script or picture is missing: a page in its place would be read as one. */
const isNavigation = (path: string) => !path.startsWith('/assets/') && !hasExtension.test(path);

/** The kind of file that answers at a path. Addresses of pages hold ids. */
export const fileRoute = (path: string): string =>
  path.startsWith('/assets/') ? '/assets/{file}' : isNavigation(path) ? '/{page}' : '/{file}';

const isPage = ({ type }: SiteFile) => type.startsWith('text/html');

/** A file in the form that the reader takes, or that it has it already. */
export function sendFile(request: Request, file: SiteFile, policy: string | undefined): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const compressed = encodings.find(({ encoding }) => takes(accepted, encoding) && file.forms[encoding])?.encoding;
  const form = file.forms[compressed ?? 'identity'];
  if (!form) return notFound();
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: form.etag,
    vary: 'accept-encoding',
    ...(compressed && { 'content-encoding': compressed }),
    ...(isPage(file) && pageHeaders),
    ...(policy && { 'content-security-policy': policy }),
  };
  if (isKnown(request.headers.get('if-none-match'), form.etag)) return new Response(null, { status: 304, headers });
  return new Response(form.bytes, { headers });
}

/** Whether the reader has these bytes already. A proxy may have weakened the tag. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null && ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
