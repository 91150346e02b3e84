import { apiBase, type Endpoint, endpoints, fillPath } from '@portal/contract';
import { atSize } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { Refusal } from './wire/refusal';
import { type UseCase } from './call/use-case';
import { type UseCases, useCases } from './use-cases/use-cases';
import { ownerPolicy } from './testing/seeded-policies';
import { aWorld, type World } from './testing/world';

const naughty = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "'; DROP TABLE policies; --",
  '\u0000',
  '\ud800',
  '﷽',
  '🏳️‍🌈',
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  'Infinity',
  '1e400',
  'x'.repeat(5000),
  '٣',
  'ﬀ',
  '\u202eRTL',
];

const rows = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body !== undefined);
/** Rows that do nothing yet still have bodies: these tests read them, so that they are ready for it. */
const readsItsBody = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { body }]) => [
    name,
    (useCases as Partial<Record<string, UseCase>>)[name] ??
      (body && { for: 'customer', run: () => Promise.reject(new Refusal('CONFLICT')) }),
  ]),
) as unknown as UseCases;

const text = fc.oneof(fc.constantFrom(...naughty), fc.string({ unit: 'binary', maxLength: 30 }));
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
);

/** The fields of a row's body with something else in each, or left out, or with one too many. */
const mutant = (fields: string[]) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...fields), fc.oneof(value, fc.dictionary(text, value, { maxKeys: 3 }))),
      fc.option(text),
    )
    .map(([body, extra]) => JSON.stringify(extra === null ? body : { ...body, [extra]: 1 }));

/** Names of the entries of an object schema, however it is wrapped. */
function fieldsOf(schema: unknown): string[] {
  const { entries, pipe, wrapped } = schema as { entries?: object; pipe?: unknown[]; wrapped?: unknown };
  if (entries) return Object.keys(entries);
  const inner = wrapped ?? pipe?.[0];
  return inner && inner !== schema ? fieldsOf(inner) : ['id'];
}

onEveryDatabase('whatever is sent', (db) => {
  let world: World;
  /** Where people sign in: the messages with the PINs go there. */
  let signsIn: World;
  let token = '';
  beforeAll(async () => {
    signsIn = await aWorld(db.database);
    token = (await signsIn.signIn(ownerPolicy)).accessToken;
    world = await aWorld(db.database, { identity: signsIn.identity }, { rows: endpoints, useCases: readsItsBody });
  });

  it.each(rows)('%s answers in the standard shape, never with 5xx (G1)', async (_, row) => {
    const path =
      apiBase +
      fillPath(row.path, {
        policyNumber: ownerPolicy,
        id: crypto.randomUUID(),
        form: 'ADD_CHILD',
        recordId: 'new',
        reference: 'CL-2222-2222',
        claimantId: crypto.randomUUID(),
        documentId: crypto.randomUUID(),
        representationId: crypto.randomUUID(),
      });
    const bodies = fc.oneof(
      { weight: 4, arbitrary: mutant(fieldsOf(row.body)) },
      { weight: 3, arbitrary: fc.json() },
      { weight: 2, arbitrary: fc.constantFrom(...naughty).map((one) => JSON.stringify({ [one]: one })) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (raw) => {
        const started = performance.now();
        const { status } = await world.send(row.method, path, {
          token,
          raw: raw as BodyInit,
          headers: { 'content-type': 'application/json' },
        });
        expect(status).toBeLessThan(500);
        expect(performance.now() - started).toBeLessThan(2000);
      }),
      { numRuns: atSize({ test: 40, prove: 400 }) },
    );
  });

  it('a body nested ten thousand deep troubles nobody', async () => {
    for (const raw of ['['.repeat(10_000), `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`]) {
      const { status } = await world.send('POST', '/api/v1/auth/login', { raw });
      expect(status).toBe(400);
    }
    expect((await world.send('GET', '/healthz')).status).toBe(200);
  });

  it('odd names in a path are unknown, never an error of ours (G5)', async () => {
    const odd = fc.oneof(
      fc.constantFrom(...naughty).filter((one) => one.isWellFormed()),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    let asked = 0;
    /** Whoever asks for hundreds of policies that are not theirs is told to come back the next day (decision 008). */
    const asCaller = async () => {
      asked += 1;
      if (asked % 300 === 0) {
        for (const each of [world, signsIn]) each.wait(24 * 3600);
        token = (await signsIn.signIn(ownerPolicy)).accessToken;
      }
      return token;
    };
    await fc.assert(
      fc.asyncProperty(
        odd,
        fc.constantFrom('/policy/', '/policies/', '/policies/id-number/', '/approval-actions/pending/'),
        async (name, path) => {
          const { status } = await world.send('GET', `${apiBase}${path}${encodeURIComponent(name)}`, {
            token: await asCaller(),
          });
          expect([404, 200, 405]).toContain(status);
        },
      ),
      { numRuns: atSize({ test: 200, prove: 2000 }) },
    );
  });

  it('odd values behind the question mark are refused or ignored', async () => {
    const query = fc.dictionary(fc.constantFrom('pageNumber', 'pageSize', 'isRead', 'policyNumber', 'x'), text);
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const search = new URLSearchParams(values).toString();
        const { status } = await world.send('GET', `${apiBase}/notifications/in-app?${search}`, { token });
        expect([200, 422]).toContain(status);
      }),
      { numRuns: atSize({ test: 100, prove: 1000 }), examples: [[{ policyNumber: '\u0000' }]] },
    );
  });
});
