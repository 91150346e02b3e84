import { callersOf, type Endpoint, type EndpointName, endpoints, type ErrorCode, headerNames } from '@portal/contract';
import { idAt } from '../backend/exchange';
import { aboutPolicy, asCustomer, type Kit } from '../kit/kit';
import { type Check, finding, tried } from './check';
import { replyFindings } from './contract';
import { expectRefusal } from './expect';
import { someParams } from './made-up';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** Calls that change something and that a policyholder may make. */
const writeCalls = rows.filter(([, row]) => row.method !== 'GET' && callersOf(row).includes('customer'));

/** No call takes this field, so a body with it changes nothing. */
export const wrongBody = { notAField: 1 };

/** A call that names something else in its path may look that up before it reads the body. */
const refusalsOf = ({ path }: Endpoint): readonly ErrorCode[] =>
  path.includes('{id}') ? ['UNKNOWN_FIELD', 'NOT_FOUND'] : ['UNKNOWN_FIELD'];

/** Reports of other systems are signed by them: nobody else can try them. */
const isTried = ([, { body, signature }]: [EndpointName, Endpoint]) => body !== undefined && signature === null;

/** One check for each: that the call is there and reads its body as the contract says. */
export const writeCallChecks: readonly Check[] = writeCalls.filter(isTried).map(([name, row]) => ({
  group: 'refusals',
  level: row.isAddition ? 'full' : 'change',
  says: `${row.route} is there and refuses a field that it does not take`,
  docs: 'docs/reliability.md#c4',
  call: name,
  writes: true,
  run: async (kit) => {
    const token = callersOf(row).includes('anonymous') ? null : kit.session.accessToken;
    const params = someParams(row, kit.policyNumber);
    return tried(expectRefusal(await kit.backend.call(name, { token, params, body: wrongBody }), ...refusalsOf(row)));
  },
}));

const done = (name: EndpointName, level: Check['level'], says: string, run: Check['run']): Check => ({
  group: 'contract',
  level,
  says: `${endpoints[name].route} ${says}`,
  docs: 'docs/specification.md#s7',
  call: name,
  writes: true,
  run,
});

const answersItsSchema = async (kit: Kit, name: EndpointName, params: Record<string, string> = {}) =>
  tried(replyFindings(endpoints[name], await aboutPolicy(kit, name, { params })));

/** Calls without a body, each tried where it does least. */
export const bodilessChecks: readonly Check[] = [
  done('otp', 'change', 'refuses a PIN for a change that there is none of', async (kit) =>
    tried(expectRefusal(await aboutPolicy(kit, 'otp', { query: { purpose: 'CONFORMANCE' } }), 'VALIDATION_ERROR')),
  ),
  done('selectPolicy', 'full', 'remembers the policy on screen', (kit) => answersItsSchema(kit, 'selectPolicy')),
  done('deleteDraft', 'full', 'says that nothing was kept', (kit) =>
    answersItsSchema(kit, 'deleteDraft', someParams(endpoints.deleteDraft, kit.policyNumber)),
  ),
  done('readNotification', 'full', 'does not find a message that is none', async (kit) => {
    const params = someParams(endpoints.readNotification, kit.policyNumber);
    return tried(expectRefusal(await asCustomer(kit, 'readNotification', { params }), 'NOT_FOUND'));
  }),
  done('benefitCertificate', 'full', 'issues a certificate that anybody can check', async (kit) => {
    const issued = await aboutPolicy(kit, 'benefitCertificate', {
      headers: { [headerNames.idempotencyKey]: kit.newId() },
    });
    kit.changed('a new benefit certificate was issued');
    const current = await aboutPolicy(kit, 'currentCertificate');
    const code = idAt(current.json, 'data', 'certificate', 'code');
    const findings = [...replyFindings(endpoints.benefitCertificate, issued)];
    if (code === null) return tried([...findings, finding(current, 'the certificate that was just issued')]);
    const checked = await kit.backend.call('certificateState', { token: null, params: { code } });
    return tried([...findings, ...replyFindings(endpoints.certificateState, checked)]);
  }),
];
