import { bodySchemaOn, callersOf, type Endpoint, type Schema } from '@portal/contract';
import { goodBodies, type Place, textPlaces, today, withText } from '@portal/contract/testing';
import { atSize, isProving } from '@portal/domain/testing';
import { signatureOf } from '@portal/service-payments';
import { secretOf } from '@portal/service-payments/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { matrixWorld, type MatrixWorld, rows } from './testing/matrix-world';
import { ownerPolicy } from './testing/seeded-policies';

/** What no text may hold, and what each would do: break a statement, break the audit's hash, or turn a line around. */
const hostile = ['\u0000', '\ud800', '\udc00', 'a\u202eb', 'a\u2066b', 'a\u200fb', 'a\u0007b', 'a\u009bb'];
const texts = (at: number) => hostile.filter((_, index) => atSize({ test: +(index % 4 === at % 4), prove: 1 }));

const withBody = rows.filter(({ row }) => row.body !== undefined);
const withQuery = rows.filter(({ row }) => row.query !== undefined);
const named = (place: Place) => place.join('.');

onEveryDatabase('text that no record may hold', (db) => {
  /** What is refused never reaches a table, so PGlite alone is asked with a share: `npm run prove` asks it with all. */
  const share = <Item>(items: readonly Item[]) =>
    db.isParallel || isProving ? items : items.filter((_, at) => at % 8 === 0);
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await matrixWorld(db.database);
  });

  /** The token of somebody who may make the call. */
  const tokenFor = (row: Endpoint) => {
    const callers = callersOf(row);
    if (callers.includes('anonymous')) return undefined;
    if (callers.includes('customer')) return world.tokens.owner;
    if (callers.includes('claimant')) return world.tokens.claimant;
    return world.tokens[callers.includes('portalAdmin') ? 'portal admin' : 'consultant'];
  };
  const signed = ({ signature }: Endpoint, raw: string): Record<string, string> =>
    signature ? { [signature]: signatureOf(secretOf(signature), raw) } : {};
  const isRefused = ({ status, body }: Awaited<ReturnType<MatrixWorld['send']>>, why: string) => {
    expect(status, `${why}: ${JSON.stringify(body)}`).toBe(422);
    expect(body, why).toMatchObject({ success: false, status: 422, code: 'VALIDATION_ERROR' });
    expect(body.message, why).toEqual(expect.any(String));
  };

  test.each(withBody)('is refused wherever the body of $row.route has text', async ({ name, row }) => {
    await world.open();
    const token = tokenFor(row);
    const places = share(textPlaces(bodySchemaOn(row, today) as Schema));
    expect(goodBodies[name], name).toBeDefined();
    for (const [at, place] of places.entries()) {
      for (const text of texts(at)) {
        const raw = JSON.stringify(withText(goodBodies[name], place, text));
        const headers = signed(row, raw);
        const sent = await world.send(row.method, world.pathOf(row, ownerPolicy), { token, raw, headers });
        isRefused(sent, `${named(place)} ${JSON.stringify(text)}`);
      }
    }
  });

  test.each(withBody)('is refused as the name of a field in the body of $row.route', async ({ name, row }) => {
    for (const text of share(hostile)) {
      const raw = JSON.stringify({ ...goodBodies[name], [text]: 'x' });
      const { status, body } = await world.send(row.method, world.pathOf(row, ownerPolicy), {
        token: tokenFor(row),
        raw,
        headers: signed(row, raw),
      });
      expect([400, 422], JSON.stringify(body)).toContain(status);
      expect(body.message).not.toMatch(/\p{C}/u);
    }
  });

  test.each(withQuery)('is refused behind the question mark of $row.route', async ({ name, row }) => {
    const token = tokenFor(row);
    const body = row.body && goodBodies[name];
    for (const place of [...textPlaces(row.query as Schema), ['anything']]) {
      for (const text of share(hostile.filter((one) => one.isWellFormed()))) {
        const search = new URLSearchParams({ [String(place[0])]: text });
        const sent = await world.send(row.method, `${world.pathOf(row, ownerPolicy)}?${search}`, { token, body });
        isRefused(sent, `${named(place)} ${JSON.stringify(text)}`);
      }
    }
  });

  test.each(rows)('is unknown in the path of $row.route', async ({ row }) => {
    const path = world.pathOf(row, ownerPolicy);
    for (const odd of share(['%00', '%ED%A0%80', '%E2%80%AE', '%07'])) {
      for (const place of row.path.match(/\{\w+\}/g) ?? []) {
        const at = row.path.split('/').indexOf(place) + 2;
        const odder = path.split('/').map((part, index) => (index === at ? `${part}${odd}` : part));
        const { status } = await world.send(row.method, odder.join('/'), { token: tokenFor(row) });
        expect(status, odder.join('/')).toBe(404);
      }
    }
  });

  test.each(['\u0001', '\u007f', '\u009b', '\u00ad'])('in a header (%j) is dropped or is no header', async (odd) => {
    for (const name of ['user-agent', 'idempotency-key', 'x-request-id', 'x-service-name', 'x-user-role']) {
      const { status } = await world.send('PUT', `/api/v1/drafts/${ownerPolicy}/ADD_CHILD/new`, {
        token: world.tokens.owner,
        body: { values: {} },
        headers: { [name]: `a${odd}b` },
      });
      expect(status, name).toBe(200);
    }
  });
});
