import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { type Caller, callers } from '../testing/matrix/callers';
import { matrixWorld, type MatrixWorld, rows } from '../testing/matrix-world';
import { useCases } from '../use-cases/use-cases';

const kindOf = (name: string) => useCases[name as keyof typeof useCases]?.for;
const alike = rows.filter(({ name }) => kindOf(name) === 'everybody-alike');
const others = rows.filter(({ name }) => kindOf(name) !== 'everybody-alike');
const customersAndStaff = callers.filter((caller) => /owner|customer|consultant$|admin/.test(caller));

describe('what a browser may keep', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: MatrixWorld;
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await matrixWorld(db.database);
    await world.open();
  });
  afterAll(() => db.close());
  const call = (row: (typeof rows)[number]['row'], caller: Caller, headers = {}) =>
    world.call(row, ownerPolicy, world.tokens[caller], headers);

  it('are lists that are the same whoever asks', () => {
    expect(alike.map(({ name }) => name)).toEqual(['legacyProducts', 'banks', 'capabilities']);
  });

  it.each(alike)('$row.route says the same to everybody who is let in', async ({ row }) => {
    const answers = [];
    for (const caller of customersAndStaff) {
      const { status, text, headers } = await call(row, caller);
      answers.push([status, text, headers.get('etag'), headers.get('cache-control')].join(' '));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 .* W\/"[\w+/]{27}" private, no-cache$/);
  });

  it.each(alike)('$row.route is not sent again to whoever has it', async ({ row }) => {
    const etag = (await call(row, 'owner')).headers.get('etag') ?? '';
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await call(row, 'owner', { 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await call(row, 'owner', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each(alike)('$row.route is shown to nobody who is not let in, whatever they have', async ({ row }) => {
    for (const caller of ['anonymous', 'expired', 'expired staff', 'staff in no group'] as const) {
      const { status, headers } = await call(row, caller, { 'if-none-match': '*' });
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([
        caller === 'staff in no group' ? 403 : 401,
        null,
        'no-store',
      ]);
    }
  });

  it.each(others)('nothing of $row.route is kept', async ({ row }) => {
    for (const caller of ['anonymous', 'owner', 'consultant'] as const) {
      const { headers } = await call(row, caller, { 'if-none-match': '*' });
      expect([headers.get('cache-control'), headers.get('etag')], caller).toEqual(['no-store', null]);
    }
  });
});
