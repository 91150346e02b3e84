// What was asked for on the command line, worked out: the call's name and words, who may make it, and what the service needs for it.
import { camel, hyphenated, pascal } from '../names.mjs';

export const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const verbs = { GET: '', POST: 'add-', PUT: 'update-', DELETE: 'delete-' };

export const paramsOf = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
/** Two paths of one shape are one path to a router. */
export const shapeOf = (path) => path.replace(/\{\w+\}/g, '{}');

/** A name by what the path ends with: `GET /policies/{policyNumber}/letters` is `letters`, the `POST` is `addLetters`. */
export const nameOf = (method, path) =>
  camel(verbs[method] + hyphenated(path.split('/').findLast((part) => part && !part.startsWith('{')) ?? ''));

/** What a use case is for, as `UseCase` in libs/service/core names it. */
function kindOf(roles, isAboutPolicy) {
  const isForCustomers = roles.includes('customer');
  if (roles.length === 1 && isForCustomers) return isAboutPolicy ? 'own-policy' : 'customer';
  if (isForCustomers) return isAboutPolicy ? 'policy' : 'signed-in';
  return isAboutPolicy ? 'servicing' : 'staff';
}

/** Everything that files and insertions need to know of a call. `roles` are those that `who` admits. */
export function asked({ method, path, name, who, roles, area }) {
  const file = hyphenated(name);
  const isAboutPolicy = path.includes('{policyNumber}');
  const isForCustomers = roles.includes('customer');
  const kind = kindOf(roles, isAboutPolicy);
  return {
    method,
    path,
    name,
    file,
    kind,
    roles,
    isAboutPolicy,
    route: `${method} ${path}`,
    schema: pascal(file),
    words: file.replaceAll('-', ' '),
    hasBody: method === 'POST' || method === 'PUT',
    isForCustomers,
    /** Null: customers, and nobody else. */
    permission: who === 'customers' ? null : who,
    params: paramsOf(path).filter((param) => param !== 'policyNumber'),
    area: area ?? (isForCustomers ? 'Policies' : 'Servicing'),
    /** Where its use case stands, below `src/use-cases`. */
    folder: isForCustomers ? '' : `staff/${file}/`,
    /** A member of staff who may make it, of those that tests know. */
    staff: roles.includes('consultant') ? 'someConsultant' : 'somePortalAdmin',
  };
}

/** A path with something in place of each parameter but the policy: as a test or an example calls it. */
export const examplePath = ({ path, params }) =>
  params.reduce((filled, param) => filled.replace(`{${param}}`, exampleOf(param)), path);
export const exampleOf = (param) => `${hyphenated(param.replace(/Id$/, ''))}-1`;

/** What tests and examples write. */
export const note = 'Asked by telephone';
