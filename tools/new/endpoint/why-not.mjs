// Why a call cannot be made, in a sentence.
import { camel, hyphenated, reserved } from '../names.mjs';
import { methods, paramsOf, shapeOf } from './asked.mjs';

const example = 'npm run new:endpoint -- GET /policies/{policyNumber}/letters';

/** Null: it can. `there` is what the contract has. */
export function whyNotEndpoint({ method, path, who, area, name }, there) {
  return whyNotRoute(method, path, there.calls) ?? whyNotWho(who, area, there) ?? whyNotName(name, path, who, there);
}

function whyNotRoute(method, path, calls) {
  if (!methods.includes(method))
    return `"${method}" is no method of this API: begin with one of ${methods.join(', ')}, as in ${example}`;
  const part = '(\\{[a-z]\\w*\\}|[a-z0-9]+(-[a-z0-9]+)*)';
  if (!new RegExp(`^(/${part})+$`).test(path))
    return `"${path}" cannot be a path: write it below /api/v1, in small letters with hyphens and parameters in braces, as in ${example}`;
  const params = paramsOf(path);
  if (params.includes('id')) return `Say what {id} is, as in ${path.replace('{id}', '{letterId}')}`;
  if (params.includes('policyId') || params.includes('idNumber'))
    return 'Whose policy it is, is looked up by its number: name it {policyNumber} in the path.';
  if (new Set(params).size < params.length) return `"${path}" names a parameter twice: give each a name of its own.`;
  const same = Object.entries(calls).find(([, row]) => row.method === method && shapeOf(row.path) === shapeOf(path));
  return same
    ? `${method} ${same[1].path} is there already, as ${same[0]}: take another path, or change that one.`
    : null;
}

function whyNotWho(who, area, { permissions, areas }) {
  if (who !== 'customers' && !permissions.includes(who))
    return `"${who}" is no permission: --who takes customers, or one of ${permissions.map((one) => `"${one}"`).join(', ')}; a new one is a row in libs/domain/src/change/permissions.ts.`;
  if (area !== undefined && !areas.includes(area))
    return `"${area}" is no area of the API document: --area takes one of ${areas.map((one) => `"${one}"`).join(', ')}.`;
  return null;
}

function whyNotName(name, path, who, { calls, beforeOpening, words }) {
  if (!name || camel(hyphenated(name)) !== name)
    return `"${name}" cannot be the name of a call: add --name=, in small letters with a capital inside, as --name=${camel(hyphenated(name)) || 'policyLetters'}.`;
  if (reserved.includes(name)) return `"${name}" is a word of the language: add another name, as --name=${name}Policy.`;
  const taken = Object.keys(calls).find((one) => one.toLowerCase() === name.toLowerCase());
  if (taken) return `A call "${taken}" is there already: add another name, as --name=${name}Again.`;
  if (new RegExp(`\\b${name}(Additions|Calls)?\\b`).test(words))
    return `"${name}" means something beside the other calls already: add another name, as --name=${name}Answer.`;
  if (who !== 'customers' && path.includes('{policyNumber}') && beforeOpening.test(name))
    return `Calls that begin like "${name}" are made before a policy is opened: add another name with --name=.`;
  return null;
}
