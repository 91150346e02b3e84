import { type Subject } from '../run/run-conformance';
import * as faults from './faults';

export const ownPolicy = '7000010012';
export const otherPolicy = '7000010020';
export const portalOrigin = 'https://portal.example';

const claimsAdmin = (request: Request) => request.headers.get('x-user-role') === 'admin';
const hasNoToken = (request: Request) => !request.headers.has('authorization') && request.method === 'GET';
const isUnsigned = (request: Request) => /^Bearer .*\..*\.$/.test(request.headers.get('authorization') ?? '');

export interface Wrong {
  /** What a backend does wrong. */
  what: string;
  fault: faults.Fault;
  /** The checks that say so. */
  says: string[];
  more?: Partial<Subject>;
}

const namesCallsTogether =
  'The list of capabilities names calls of the contract, all of those that belong together, and leaves out only what may be left out';
const listing = (change: (calls: string[]) => object): faults.Fault =>
  faults.onData(/^\/capabilities$/, (data) => ({ ...data, ...change(data['calls'] as string[]) }));

/** Backends that show what is wrong with them when they are read. */
export const wrongInReading: Wrong[] = [
  { what: 'gives HTML in the place of JSON', fault: faults.page, says: ['Every answer is JSON and says so'] },
  {
    what: 'answers 200 where it refuses',
    fault: faults.onRefusal((json) => json, 200),
    says: ['Every success stands in the envelope, and no refusal has the status of a success'],
  },
  {
    what: 'names a capability that is no call',
    fault: listing((calls) => ({ calls: [...calls, 'GET /hom'] })),
    says: [namesCallsTogether],
  },
  {
    what: 'names half of the calls that belong together',
    fault: listing((calls) => ({ calls: calls.filter((route) => !route.startsWith('PUT /drafts')) })),
    says: [namesCallsTogether],
  },
  {
    what: 'says that it does without reading a policy',
    fault: listing(() => ({ without: ['GET /policy/{policyNumber}'] })),
    says: [namesCallsTogether],
  },
  {
    what: 'leaves out a field',
    fault: faults.onData(/^\/policy\//, ({ policy, ...data }) => ({
      ...data,
      policy: { ...(policy as object), Monthly_Premium: undefined },
    })),
    says: ['GET /policy/{policyNumber} answers 200 with what its schema reads'],
  },
  {
    what: 'writes an amount as text',
    fault: faults.onData(/paid-status$/, (data) => ({ ...data, Arrears_Amount: '0.00' })),
    says: ['GET /policies/{policyNumber}/paid-status answers 200 with what its schema reads'],
  },
  {
    what: 'answers without an envelope',
    fault: faults.onAnswer('GET', /^\/legacy-products$/, async (answer) => {
      const { data } = (await answer.json()) as { data: unknown };
      return new Response(JSON.stringify(data), { headers: answer.headers });
    }),
    says: ['Every success stands in the envelope, and no refusal has the status of a success'],
  },
  {
    what: 'answers without a token',
    fault: faults.lettingIn(hasNoToken),
    says: ['Without a token nobody reads anything'],
  },
  {
    what: 'obeys a role that an unsigned token claims',
    fault: faults.lettingIn(isUnsigned),
    says: ['A token that claims a role and that nobody signed opens nothing'],
  },
  {
    what: 'obeys a role that a header claims',
    fault: faults.staffFor('GET', /^\/staff\/servicings$/, claimsAdmin),
    says: ['A policyholder reads nothing that is for staff, whatever role the headers claim'],
  },
  {
    what: 'gives out the policies of others',
    fault: faults.foreignPolicy(ownPolicy, otherPolicy),
    says: ['A policyholder reads no policy of somebody else'],
  },
  {
    what: 'tells that a policy of somebody else exists',
    fault: faults.onAnswer('GET', new RegExp(`^/policy/${otherPolicy}$`), (answer) => {
      const failure = { success: false, status: 404, code: 'NOT_FOUND', message: 'This policy is not yours' };
      return new Response(JSON.stringify(failure), { status: 404, headers: answer.headers });
    }),
    says: ['A policy of somebody else is answered like none'],
  },
  {
    what: 'refuses with a code of its own',
    fault: faults.onRefusal((json) => ({ ...json, code: 'POLICY_MISSING' })),
    says: ['Every refusal has the four fields and a code of the contract with its own status'],
  },
  {
    what: 'refuses with a code that the call does not list',
    fault: faults.onRefusal((json) => ({ ...json, status: 409, code: 'SPOUSE_EXISTS' }), 409),
    says: ['A call is refused only with what its description lists'],
  },
  {
    what: 'shows a stack trace in a 500',
    fault: faults.stackTrace,
    says: ['No answer shows the inside of the backend: no stack trace'],
  },
  {
    what: 'lets browsers keep personal data',
    fault: faults.withoutHeader('cache-control'),
    says: ['No answer about a person is kept by browsers and caches'],
  },
  {
    what: 'forgets the id of the request',
    fault: faults.withoutHeader('x-request-id'),
    says: ['Every answer carries the x-request-id of its request'],
  },
  {
    what: 'ignores fields that it does not know',
    fault: faults.ignoring(/^\/quotes\//, 'notAField'),
    says: [
      'A body with an unknown field, a wrong type, a text that is too long or no JSON is refused with its own code',
    ],
  },
  {
    what: 'asks a wrong premium',
    fault: faults.wrongRate,
    says: ['An extended member costs what the rates say'],
  },
  {
    what: 'keeps a session open after signing out',
    fault: faults.stayingSignedIn,
    says: ['After signing out the token opens nothing'],
  },
  {
    what: 'keeps the browsers of the portal out',
    fault: faults.none,
    says: ['A browser on the origin of the portal may make calls and read the answers'],
    more: { origin: portalOrigin },
  },
];

/** The same of what shows only when something is written. */
export const wrongInWriting: Wrong[] = [
  {
    what: 'books a repeated write twice',
    fault: faults.bookingTwice,
    says: ['A write that is sent again with its key gets the first answer again and happens once'],
  },
  {
    what: 'takes any body for a key that it knows',
    fault: faults.anyBodyForAKey,
    says: ['A key that comes again with other details is refused and changes nothing'],
  },
  {
    what: 'takes an outdated version, one after the other and at once',
    fault: faults.ignoring(/^\/update-main-member\//, 'Version'),
    says: [
      'A change with an outdated version is refused, changes nothing, and goes through with the version that is read again',
      'Of two changes of one version at once exactly one wins, and the other is told',
    ],
  },
  {
    what: 'takes every ID number',
    fault: faults.anyIdNumber,
    says: ['33 ID numbers are taken and refused as the rules say'],
  },
  {
    what: 'lets a policyholder search all policies',
    fault: faults.staffFor('POST', /^\/staff\/policy-search$/, () => true),
    says: ['A policyholder makes no call of staff'],
  },
];
