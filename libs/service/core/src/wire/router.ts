import { type Result } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { Refusal } from './refusal';

/** A place where requests can go. */
export interface Route<Target> {
  method: string;
  /** With names between braces: `/api/v1/policy/{policyNumber}`. */
  template: string;
  target: Target;
}

export interface Found<Target> extends Route<Target> {
  params: Record<string, string>;
}

/** Letters, digits, dots, dashes and underscores between single slashes: nothing that could be read in two ways. */
const plainPath = /^(?:\/[A-Za-z0-9._-]{1,128}){1,8}$/;

/**
 * Makes a function that finds the route of a request.
 *
 * A path is taken as it is written: another case, a trailing or double slash, an encoded character is another path and
 * gives 404. A known path with another method gives 405 and the methods that it takes.
 */
export function createRouter<Target>(routes: readonly Route<Target>[]) {
  const router = new TrieRouter<Route<Target>>();
  for (const route of [...routes].sort(namedPartsLast)) {
    router.add('ALL', route.template.replaceAll(/\{(\w+)\}/g, ':$1'), route);
  }
  return (method: string, url: string): Found<Target> => {
    const path = pathOf(url);
    if (!plainPath.test(path)) throw new Refusal('NOT_FOUND');
    const [matches] = router.match('ALL', path) as [Matches<Target>];
    if (matches.length === 0) throw new Refusal('NOT_FOUND');
    const match = matches.find(([route]) => route.method === method);
    if (!match) throw wrongMethod([...new Set(matches.map(([route]) => route.method))]);
    return { ...match[0], params: match[1] };
  };
}

type Matches<Target> = Extract<Result<Route<Target>>, [unknown]>[0] & [Route<Target>, Record<string, string>][];

/** The path as it stands in the address, nothing decoded. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return url.slice(start, end === -1 ? undefined : start + end);
}

/** A fixed word beats a name: `/approval-actions/pending/{policyNumber}` before `/approval-actions/{policyNumber}/{id}`. */
const namedPartsLast = (a: Route<unknown>, b: Route<unknown>) =>
  a.template.replaceAll('{', '~') < b.template.replaceAll('{', '~') ? -1 : 1;

const wrongMethod = (allowed: readonly string[]) =>
  new Refusal('METHOD_NOT_ALLOWED', undefined, { headers: { allow: allowed.join(', ') } });
