import { schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ownerPolicy, ownerSecrets } from '../testing/seeded-policies';
import { matrixWorld, type MatrixWorld, rows } from '../testing/matrix-world';

/** Other ways to write an address, and other methods (docs/reliability.md#c1). */
onEveryDatabase('a stranger', (db) => {
  let world: MatrixWorld;
  let token = '';
  beforeAll(async () => {
    world = await matrixWorld(db.database);
    token = world.tokens['other customer'] ?? '';
  });
  beforeEach(() => db.database.delete(schema.foreignRequests));

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
  ])('finds no way around the rules by $why', async ({ trick }) => {
    for (const { row } of rows) {
      const { status, text } = await world.send(row.method, trick(world.pathOf(row, ownerPolicy)), { token });
      // A suffix makes another policy number or another id: not a valid one, or one for staff, where that is looked at.
      expect([401, 403, 404, 405, 422], `${row.route}: ${status}`).toContain(status);
      for (const secret of ownerSecrets) expect(text).not.toContain(secret);
    }
  });

  it('is led by %2e%2e where a browser would go, and no further', async () => {
    const { status } = await world.send('GET', `/api/v1/policies/%2e%2e/policy/${ownerPolicy}`, { token });
    expect(status).toBe(404);
  });

  it('is told by every row which methods it takes', async () => {
    const byPath = Map.groupBy(rows, ({ row }) => row.path);
    for (const [path, ofPath] of byPath) {
      const taken = ofPath.map(({ row }) => row.method as string);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'].filter(
        (one) => !taken.includes(one),
      )) {
        if (shadowed.has(`${method} ${path}`)) continue;
        const address = world.pathOf(ofPath[0]!.row, ownerPolicy);
        const { status, headers } = await world.send(method, address, { token });
        expect({ path, method, status }).toEqual({ path, method, status: 405 });
        expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    }
  });
});

/** Another row takes these: a policy, a request, a claim or a report with the name of a part of this path. */
const shadowed = new Set([
  'PUT /approval-actions/pending/{policyNumber}',
  'GET /staff/approval-actions/approve-together',
  'GET /claims/trigger-otp',
  'GET /claims/login',
  'GET /claims/refresh-token',
  'GET /claims/logout',
  'GET /death-reports/trigger-otp',
]);
