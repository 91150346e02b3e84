import { checkPolicyNumber } from '@portal/domain';
import { parseArgs } from 'node:util';
import { type Level, levels } from '../checks/check';

/** What the command was asked. */
export interface Options {
  url: string;
  policyNumber: string;
  token: string | null;
  /** Null: it is asked for on the terminal once it was sent. */
  pin: string | null;
  otherPolicy: string | null;
  origin: string | null;
  mayWrite: boolean;
  level: Level;
  isJson: boolean;
}

export type ReadOptions = { success: true; options: Options } | { success: false; message: string };

const usage = `npm run conformance -- --url https://backend.example --policy 7000010012 --other-policy 7000010020
  --url URL            the backend, the part of its addresses before /api/v1
  --policy N           the policy to sign in with: a test policy that is active
  --pin P              the PIN, where test policies have a fixed one; else it is asked for once it was sent
  --token T            an access token of that policyholder, in the place of a PIN
  --other-policy N     a policy of somebody else, which must stay closed
  --origin URL         where the portal is served, when that is another origin
  --write              change the test policy: job details, put back in the end, and one benefit certificate
  --level LEVEL        read (unless told otherwise), change or full: what the exit code is about
  --json               the report as JSON`;

const refused = (message: string): ReadOptions => ({ success: false, message: `${message}\n\n${usage}` });

/** Reads what stands behind the command, or says in one sentence what is wrong with it. */
export function readOptions(args: readonly string[]): ReadOptions {
  const read = parse(args);
  if (typeof read === 'string') return refused(read);
  const { url, policy, level = 'read', token = null, pin = null } = read;
  if (!url || !/^https?:\/\/[^/\s]/.test(url)) return refused('Give the address of the backend: --url https://...');
  const base = beforeApi(url);
  if (base !== url)
    return refused(`Give the part of the address before /api, not that of a call or a document: --url ${base}`);
  const other = read['other-policy'] ?? null;
  if (!policy || !checkPolicyNumber(policy).success) {
    return refused('Give the number of a test policy: --policy 7000010012');
  }
  if (other !== null && (other === policy || !checkPolicyNumber(other).success)) {
    return refused('Give the number of a policy of somebody else: --other-policy 7000010020');
  }
  const asked = levels.find((one) => one === level);
  if (!asked) return refused(`There is no level "${level}": give --level read, change or full.`);
  if (asked !== 'read' && !read.write) return refused(`Level ${asked} changes the test policy: give --write too.`);
  return {
    success: true,
    options: {
      url,
      policyNumber: policy,
      token,
      pin,
      otherPolicy: other,
      origin: read.origin ?? null,
      mayWrite: read.write ?? false,
      level: asked,
      isJson: read.json ?? false,
    },
  };
}

/** An address without a call, a page or a document of an API behind it. */
const beforeApi = (url: string) => url.replace(/\/(?:api|openapi\.json|swagger\.json)(?:[/?#].*)?$/i, '');

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        policy: text,
        pin: text,
        token: text,
        'other-policy': text,
        origin: text,
        write: flag,
        level: text,
        json: flag,
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message.split('. ')[0] + '.' : 'The options could not be read.';
  }
}
