// The files of a call in the service: its use case and the test of it.
import { examplePath, note } from './asked.mjs';

const calls = {
  'own-policy': 'OwnPolicyCall',
  customer: 'CustomerCall',
  policy: 'PolicyCall',
  'signed-in': 'SignedInCall',
  servicing: 'ServicingCall',
  staff: 'StaffCall',
};

function useCaseFile({ name, kind, folder, isAboutPolicy, hasBody, method }) {
  const up = folder ? '../../../' : '../';
  const taken = [isAboutPolicy ? 'policy' : 'request', ...(hasBody ? ['body'] : [])];
  const said = isAboutPolicy ? 'policyNumber: policy.record.Policy_Number' : 'date: request.today';
  return `import { type Endpoints } from '@portal/contract';
import { type ${calls[kind]} } from '${up}call/use-case';

/** What it answers, in one sentence.${method === 'GET' ? '' : ' Nothing is kept of it so far.'} */
export async function ${name}({ ${taken.join(', ')} }: ${calls[kind]}<Endpoints['${name}']>) {
  return { ${said}${hasBody ? ', note: body.note' : ''} };
}
`;
}

const answered = ({ isAboutPolicy, hasBody }) =>
  `{ ${isAboutPolicy ? 'policyNumber: ownerPolicy' : "date: '2026-11-20'"}${hasBody ? `, note: '${note}'` : ''} }`;

/** How the test asks: about a policy, or with a token or none. */
function asking(call) {
  const body = call.hasBody ? `, body: { note: '${note}' }` : '';
  const path = `/api/v1${examplePath(call)}`;
  return call.isAboutPolicy
    ? `(policyNumber = ownerPolicy) =>
    service.send('${call.method}', \`${path.replace('{policyNumber}', '${policyNumber}')}\`, { token${body} })`
    : `(by: string | null = token) =>
    service.send('${call.method}', '${path}', { ...(by !== null && { token: by })${body} })`;
}

const notFound = `test('does not find the policy of somebody else', async () => {
    expect((await ask(strangerPolicy)).status).toBe(404);
  });`;
const notSignedIn = `test('refuses whoever has not signed in', async () => {
    expect((await ask(null)).status).toBe(401);
  });`;
/** The last test: somebody who may not make the call, by what the use case is for. */
const refused = {
  'own-policy': notFound,
  policy: notFound,
  customer: notSignedIn,
  'signed-in': notSignedIn,
  servicing: `test('needs the policy to be open', async () => {
    expect((await ask(strangerPolicy)).body).toMatchObject({ success: false, code: 'POLICY_NOT_OPENED' });
  });`,
  staff: `test('refuses customers', async () => {
    const { accessToken } = await service.signIn(ownerPolicy);
    expect((await ask(accessToken)).status).toBe(403);
  });`,
};

function testFile(call) {
  const { kind, folder, route, staff, isForCustomers, isAboutPolicy } = call;
  const up = folder ? '../../../' : '../';
  const policies = isAboutPolicy ? 'ownerPolicy, strangerPolicy' : 'ownerPolicy';
  const [make, type, file] = isForCustomers
    ? ['aWorld', 'World', 'world']
    : ['aStaffService', 'StaffService', 'staff-service'];
  const token = isForCustomers
    ? '(await service.signIn(ownerPolicy)).accessToken'
    : `await service.staffToken(${staff})`;
  const identity = isForCustomers ? '' : `import { ${staff} } from '@portal/service-identity/testing';\n`;
  return `${identity}import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ${policies} } from '${up}testing/seeded-policies';
import { ${make}, type ${type} } from '${up}testing/${file}';

onEveryDatabase('${route}', (db) => {
  let service: ${type};
  let token = '';
  beforeAll(async () => {
    service = await ${make}(db.database);
    token = ${token};${kind === 'servicing' ? `\n    await service.open(${staff});` : ''}
  });
  const ask = ${asking(call)};

  test('answers ${isForCustomers ? 'the policyholder' : 'staff'}', async () => {
    expect((await ask()).body.data).toEqual(${answered(call)});
  });

  ${refused[kind]}
});
`;
}

export const serviceFiles = (call) => ({
  [`libs/service/core/src/use-cases/${call.folder}${call.file}.ts`]: useCaseFile(call),
  [`libs/service/core/src/use-cases/${call.folder}${call.file}.test.ts`]: testFile(call),
});
