import { callersOf, type Endpoint } from '@portal/contract';
import { aboutPolicy, asCustomer, type Kit } from '../kit/kit';
import { type Check, type Finding, tried } from './check';
import { triedEach } from './each';
import { readCalls } from './contract';
import { expectRefusal } from './expect';
import { aDay, someParams, unknownPolicy } from './made-up';

const guarded = readCalls.filter(([, row]) => !callersOf(row).includes('anonymous'));

const withParams = (kit: Kit, row: Endpoint) => someParams(row, kit.policyNumber);

/** Tokens that are none of this backend's, and how a report calls them. */
const wrongTokens = (token: string) =>
  [
    ['with a token that nobody gave', 'conformance'],
    ['with its token changed at the end', `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
  ] as const;

/** A body for a call that changes nothing: what an extended member would cost. */
const quoteBody = { Date_Of_Birth: aDay, Relationship: 'SISTER', Cover_Amount: 10_000 };

/** Bodies that no call takes, and what each is refused with (docs/api/errors.md). */
const wrongBodies = [
  { body: { ...quoteBody, notAField: 1 }, code: 'UNKNOWN_FIELD' },
  { body: { ...quoteBody, Date_Of_Birth: 19_800_514 }, code: 'VALIDATION_ERROR' },
  { body: { ...quoteBody, Relationship: 'S'.repeat(5000) }, code: 'VALIDATION_ERROR' },
  { raw: '{ "Date_Of_Birth": ', code: 'BAD_REQUEST' },
  { raw: '[]', code: 'BAD_REQUEST' },
  { raw: 'Relationship=SISTER', code: 'UNSUPPORTED_MEDIA_TYPE', type: 'application/x-www-form-urlencoded' },
] as const;

const sendWrongBody = async (kit: Kit, { code, ...wrong }: (typeof wrongBodies)[number]): Promise<Finding[]> => {
  const sent: { body?: unknown; raw?: string } = 'raw' in wrong ? { raw: wrong.raw } : { body: wrong.body };
  const headers = 'type' in wrong ? { headers: { 'content-type': wrong.type } } : {};
  const sender = 'raw' in wrong ? { sender: `with the body ${wrong.raw.slice(0, 24)}` as const } : {};
  return expectRefusal(await aboutPolicy(kit, 'extendedMemberQuote', { ...sent, ...headers, ...sender }), code);
};

export const refusalChecks: readonly Check[] = [
  {
    group: 'refusals',
    level: 'read',
    says: 'Without a token nobody reads anything',
    docs: 'docs/api/sign-in.md',
    run: (kit) =>
      triedEach(
        guarded.filter(([name]) => !kit.known.lacking.has(name)),
        async ([name, row]) =>
          expectRefusal(await kit.backend.call(name, { token: null, params: withParams(kit, row) }), 'UNAUTHORIZED'),
      ),
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'A token that is wrong or was changed opens nothing',
    docs: 'docs/api/sign-in.md',
    run: (kit) =>
      triedEach(wrongTokens(kit.session.accessToken), async ([sender, token]) => {
        const answers = [
          await kit.backend.call('whoAmI', { token, sender }),
          await kit.backend.call('policy', { token, sender, params: { policyNumber: kit.policyNumber } }),
        ];
        return answers.flatMap((answer) => expectRefusal(answer, 'UNAUTHORIZED'));
      }),
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'A policy that does not exist is not found',
    docs: 'docs/api/errors.md',
    run: (kit) =>
      triedEach(['policy', 'paidStatus', 'pendingApprovalActions'] as const, async (name) =>
        expectRefusal(await asCustomer(kit, name, { params: { policyNumber: unknownPolicy } }), 'NOT_FOUND'),
      ),
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'Signing in does not tell whether a policy exists, and a wrong PIN is 400 and not 401',
    docs: 'docs/api/sign-in.md#a-customer',
    run: async ({ backend }) => {
      const body = { policyNumber: unknownPolicy, otp: '000000' };
      return tried(expectRefusal(await backend.call('login', { token: null, body }), 'INVALID_OTP'));
    },
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'A body with an unknown field, a wrong type, a text that is too long or no JSON is refused with its own code',
    docs: 'docs/api/errors.md',
    run: (kit) => triedEach(wrongBodies, (wrong) => sendWrongBody(kit, wrong)),
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'A path that is none and a method that a path does not take are refused as calls are',
    docs: 'docs/api/errors.md',
    run: async ({ backend, session: { accessToken: token } }) => {
      const nowhere = await backend.request({ method: 'GET', path: '/no-such-call', token });
      const method = await backend.request({ method: 'DELETE', path: '/auth/whoami', token });
      return tried([...expectRefusal(nowhere, 'NOT_FOUND'), ...expectRefusal(method, 'METHOD_NOT_ALLOWED')]);
    },
  },
];
