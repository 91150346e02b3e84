import { apiBase, callerKinds, type Endpoint, endpoints, fillPath } from '@portal/contract';
import { type Database, rowsOf } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canaries, ownerPolicy, strangerPolicy, unknownPolicy } from './testing/seeded-policies';
import { aWorld, type Sent, type World } from './testing/world';

const rows = Object.entries<Endpoint>(endpoints).map(([name, row]) => ({ name, row }));
const guarded = rows.filter(({ row }) => !row.callers.includes('anonymous'));
/** Signing out would end the session that the other cells use; it has its own test. */
const lasting = guarded.filter(({ name }) => name !== 'logout');

const { ownerIdNumber, childIdNumber, accountNumber, ownerCell, ownerEmail } = canaries;
const ownerSecrets = [
  ownerIdNumber,
  childIdNumber,
  accountNumber,
  ownerCell,
  ownerEmail,
  ownerPolicy,
  'Sipho',
  'Lindiwe',
];

/** Statuses of calls that are not refused for who makes them: done, refused for what was sent, not there yet. */
const admitted = [200, 400, 415, 422, 501];
const namesAnother = ['readNotification', 'documentFile', 'paymentProof'];
const namesSomething = /policyNumber|policyId|idNumber|\{id\}/;

/** Everything customers keep here, as one number. */
async function fingerprint(database: Database): Promise<unknown> {
  const tables = [
    'policies',
    'policy_people',
    'customers',
    'notifications',
    'approval_actions',
    'payments',
    'kept_answers',
    'sessions',
    'audit',
    'drafts',
    'uploads',
    'quotes',
    'outbox',
    'consents',
    'bank_accounts',
  ];
  const sums = tables.map(
    (table) =>
      `SELECT '${table}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${table} t`,
  );
  return rowsOf(await database.execute(sql.raw(sums.join(' UNION ALL '))));
}

/** Trying every cell takes its time, so one database does; what they answer to the same query is tested in the store. */
describe('access', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  const owner = { accessToken: '', refreshToken: '' };
  const stranger = { accessToken: '', refreshToken: '' };
  let policyId = '';
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database);
    Object.assign(owner, await world.signIn(ownerPolicy));
    Object.assign(stranger, await world.signIn(strangerPolicy));
    const { body } = await world.send('GET', `/api/v1/policy/${ownerPolicy}`, { token: owner.accessToken });
    policyId = (body.data as unknown as { policy: { id: string } }).policy.id;
  }, 30_000);
  afterAll(() => db.close());

  const pathOf = ({ path }: Endpoint, policyNumber: string) =>
    apiBase +
    fillPath(path, {
      ...{ policyNumber, policyId, idNumber: ownerIdNumber, id: policyId, productId: 'prd-fa-030' },
      ...{ form: 'ADD_CHILD', recordId: 'new', documentId: policyId, paymentId: policyId, code: 'AAAA-AAAA-AAAA' },
    });
  const call = (
    row: Endpoint,
    policyNumber: string,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Sent> =>
    world.send(row.method, pathOf(row, policyNumber), {
      ...(token !== undefined && { token }),
      ...(row.body && { body: { nonsense: true } }),
      headers,
    });

  it('is ruled in every row of the table', () => {
    for (const { row } of rows) {
      expect(row.callers.length, row.route).toBeGreaterThan(0);
      expect(callerKinds, row.route).toEqual(expect.arrayContaining([...row.callers]));
    }
  });

  it.each(guarded)('$row.route is closed to the anonymous and to every other token', async ({ row }) => {
    const { accessToken, refreshToken } = owner;
    for (const token of [
      undefined,
      'nonsense',
      refreshToken,
      `${accessToken.slice(0, -4)}AAAA`,
      accessToken.slice(1),
    ]) {
      const { status, body } = await call(row, ownerPolicy, token);
      const refusal = { success: false, status: 401, message: 'Unauthorized', code: 'UNAUTHORIZED' };
      expect({ status, body }).toEqual({ status: 401, body: refusal });
    }
  });

  it.each(lasting)('$row.route is open to the owner', async ({ name, row }) => {
    const { status } = await call(row, ownerPolicy, owner.accessToken);
    // The id in these paths is that of a policy, so there is no such message, paper or payment.
    expect(namesAnother.includes(name) ? [404] : admitted).toContain(status);
  });

  it.each(lasting)('$row.route tells a stranger nothing', async ({ row }) => {
    const before = await fingerprint(db.database);
    const foreign = await call(row, ownerPolicy, stranger.accessToken);
    for (const secret of ownerSecrets) expect(foreign.text).not.toContain(secret);
    if (namesSomething.test(row.path)) {
      expect({ status: foreign.status, code: foreign.body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
      const unknown = await call(row, unknownPolicy, stranger.accessToken);
      expect(unknown.text).toBe(foreign.text);
      expect([...unknown.headers.keys()]).toEqual([...foreign.headers.keys()]);
    }
    expect(await fingerprint(db.database)).toEqual(before);
  });

  it('refuses ids that belong to somebody else like ids that do not exist', async () => {
    const list = await world.send('GET', '/api/v1/notifications/in-app', { token: owner.accessToken });
    const [message] = (list.body.data as unknown as { data: { id: string }[] }).data;
    for (const [method, path] of [
      ['POST', `/notifications/${message?.id}/read`],
      ['GET', `/policies/${policyId}`],
    ] as const) {
      const answers: string[] = [];
      for (const id of [message?.id ?? '', policyId, crypto.randomUUID(), 'not-a-uuid', 'new']) {
        const other = path.replace(/[0-9a-f-]{36}/, id);
        const { status, text } = await world.send(method, `/api/v1${other}`, { token: stranger.accessToken });
        answers.push(`${status} ${text}`);
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404/);
    }
  });

  describe('by a role that the caller claims', () => {
    const claims = [
      'admin',
      'ADMIN',
      'Admin',
      'user',
      'customer',
      'user, admin',
      'admin,admin',
      '',
      'ss_consultants',
      'ss_portaladmin',
      'portalAdmin',
      'root',
    ];

    const known = new Map<string, Promise<Sent>>();
    const honestly = (row: Endpoint, token: string | undefined) => {
      const key = `${row.route} ${token}`;
      const answer = known.get(key) ?? call(row, ownerPolicy, token);
      known.set(key, answer);
      return answer;
    };

    it.each(claims)('"%s" changes nothing', async (role) => {
      const headers = { 'x-user-role': role, 'x-user-groups': role, 'x-original-url': '/api/v1/policies' };
      // Two certificates are never the same.
      for (const { row } of lasting.filter(({ name }) => name !== 'benefitCertificate')) {
        for (const token of [undefined, owner.accessToken, stranger.accessToken]) {
          const honest = await honestly(row, token);
          const tampered = await call(row, ownerPolicy, token, headers);
          expect({ route: row.route, status: tampered.status, text: tampered.text }).toEqual({
            ...{ route: row.route, status: honest.status, text: honest.text },
          });
        }
      }
    });
  });

  it.each([
    { why: 'a trailing slash', trick: (path: string) => `${path}/` },
    { why: 'a double slash', trick: (path: string) => path.replace('/v1/', '/v1//') },
    { why: 'capitals', trick: (path: string) => path.toUpperCase() },
    { why: 'an encoded letter', trick: (path: string) => path.replace('/v1/', '/v%31/') },
    { why: 'an encoded slash', trick: (path: string) => path.replace('/v1/', '/v1%2f') },
    { why: 'double encoding', trick: (path: string) => path.replace('/v1/', '/v1/%252e%252e/') },
    { why: 'a semicolon', trick: (path: string) => `${path};a=b` },
    { why: 'an encoded null', trick: (path: string) => `${path}%00` },
    { why: 'a suffix', trick: (path: string) => `${path}.json` },
    { why: 'another version', trick: (path: string) => path.replace('/v1/', '/v2/') },
  ])('$why opens no side door', async ({ trick }) => {
    for (const { row } of rows) {
      const { status, text } = await world.send(row.method, trick(pathOf(row, ownerPolicy)), {
        token: stranger.accessToken,
      });
      // A suffix makes another policy number, which is not a valid one where that is looked at.
      expect([404, 401, 422], `${row.route}: ${status}`).toContain(status);
      for (const secret of ownerSecrets) expect(text).not.toContain(secret);
    }
  });

  it('%2e%2e leads where a browser would take it, and no further', async () => {
    const { status } = await world.send('GET', `/api/v1/policies/%2e%2e/policy/${ownerPolicy}`, {
      token: stranger.accessToken,
    });
    expect(status).toBe(404);
  });

  it('every row refuses every other method with the ones it takes', async () => {
    const byPath = Map.groupBy(rows, ({ row }) => row.path);
    // Another row takes this one: a policy with the number `pending`.
    const shadowed = 'PUT /approval-actions/pending/{policyNumber}';
    for (const [path, ofPath] of byPath) {
      const taken = ofPath.map(({ row }) => row.method as string);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'].filter(
        (one) => !taken.includes(one),
      )) {
        const { status, headers } = await world.send(method, pathOf(ofPath[0]!.row, ownerPolicy), {
          token: stranger.accessToken,
        });
        if (`${method} ${path}` === shadowed) continue;
        expect({ path, method, status }).toEqual({ path, method, status: 405 });
        expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    }
  });
});
