import { callersOf, type Endpoint, type EndpointName, endpoints } from '@portal/contract';
import { asCustomer, type Kit } from '../kit/kit';
import { type Check, finding, needs, tried } from './check';
import { each, triedEach } from './each';
import { expectRefusal } from './expect';
import { someParams, unknownPolicy } from './made-up';
import { withoutWrite } from './conditions';
import { wrongBody } from './write-calls';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const mayCustomer = (row: Endpoint) => callersOf(row).includes('customer') && !callersOf(row).includes('anonymous');
const aboutOnePolicy = rows.filter(([, row]) => mayCustomer(row) && row.path.includes('{policyNumber}'));
const ofStaff = rows.filter(([, row]) => !callersOf(row).includes('customer'));
const isRead = ([, { method }]: [EndpointName, Endpoint]) => method === 'GET';
const isWrite = (row: [EndpointName, Endpoint]) => !isRead(row);

/** One call about a policy, with a body that changes nothing should it be let in. */
const callAbout = (kit: Kit, [name, row]: [EndpointName, Endpoint], policyNumber: string) =>
  asCustomer(kit, name, {
    params: someParams(row, policyNumber),
    ...(row.method !== 'GET' && { body: wrongBody }),
  });

/** An addition that the backend does not have is refused to everybody. */
const isThere = ({ known }: Kit, calls: readonly [EndpointName, Endpoint][]) =>
  calls.filter(([name]) => !known.lacking.has(name));

async function foreignFindings(kit: Kit, calls: readonly [EndpointName, Endpoint][], otherPolicy: string) {
  return each(isThere(kit, calls), async (call) =>
    expectRefusal(await callAbout(kit, call, otherPolicy), 'NOT_FOUND').map((one) => ({
      ...one,
      expected: `${one.expected}: the policy is somebody else's`,
    })),
  );
}

/** A token that names a role and is signed by nobody (docs/reliability.md#c3). */
const part = (content: object) => btoa(JSON.stringify(content)).replaceAll('=', '');
const claimingToken = `${part({ alg: 'none', typ: 'JWT' })}.${part({
  sub: 'conformance',
  roles: ['admin'],
  groups: ['ss_portaladmin'],
  exp: 4_102_444_800,
})}.`;

const noOther = 'give --other-policy, the number of a policy of somebody else';

export const accessChecks: readonly Check[] = [
  {
    group: 'access',
    level: 'read',
    says: 'A policyholder reads no policy of somebody else',
    docs: 'docs/reliability.md#c1',
    run: async (kit) =>
      kit.otherPolicy === null
        ? needs(noOther)
        : tried(await foreignFindings(kit, aboutOnePolicy.filter(isRead), kit.otherPolicy)),
  },
  {
    group: 'access',
    level: 'read',
    says: 'A policy of somebody else is answered like none',
    docs: 'docs/reliability.md#c2',
    run: async (kit) => {
      if (kit.otherPolicy === null) return needs(noOther);
      const [other, none] = [
        await asCustomer(kit, 'policy', { params: { policyNumber: kit.otherPolicy } }),
        await asCustomer(kit, 'policy', { params: { policyNumber: unknownPolicy } }),
      ];
      const isAlike = other.status === none.status && other.text === none.text;
      return tried(isAlike ? [] : [finding(other, `the same as for policy ${unknownPolicy}: ${none.status}`)]);
    },
  },
  {
    group: 'access',
    level: 'change',
    says: 'A policyholder changes no policy of somebody else',
    docs: 'docs/reliability.md#c1',
    run: async (kit) => {
      if (kit.otherPolicy === null) return needs(noOther);
      if (!kit.mayWrite) return needs(withoutWrite);
      return tried(await foreignFindings(kit, aboutOnePolicy.filter(isWrite), kit.otherPolicy));
    },
  },
  {
    group: 'access',
    level: 'read',
    says: 'A policyholder reads nothing that is for staff, whatever role the headers claim',
    docs: 'docs/reliability.md#c3',
    run: (kit) =>
      triedEach(isThere(kit, ofStaff.filter(isRead)), async ([name, row]) => {
        const params = someParams(row, kit.policyNumber);
        const answers = [
          await asCustomer(kit, name, { params }),
          await asCustomer(kit, name, { params, headers: { 'x-user-role': 'admin' } }),
        ];
        return answers.flatMap((answer) => expectRefusal(answer, 'FORBIDDEN'));
      }),
  },
  {
    group: 'access',
    level: 'read',
    says: 'A token that claims a role and that nobody signed opens nothing',
    docs: 'docs/reliability.md#c3',
    run: (kit) =>
      triedEach(['whoAmI', 'policy', 'paidStatus'] as const, async (name) =>
        expectRefusal(
          await kit.backend.call(name, {
            token: claimingToken,
            sender: 'with a token that claims to be an administrator and that nobody signed',
            params: { policyNumber: kit.policyNumber },
          }),
          'UNAUTHORIZED',
        ),
      ),
  },
  {
    group: 'access',
    level: 'change',
    says: 'A policyholder makes no call of staff',
    docs: 'docs/reliability.md#c1',
    writes: true,
    run: (kit) =>
      triedEach(isThere(kit, ofStaff.filter(isWrite)), async (call) =>
        expectRefusal(await callAbout(kit, call, kit.policyNumber), 'FORBIDDEN'),
      ),
  },
];
