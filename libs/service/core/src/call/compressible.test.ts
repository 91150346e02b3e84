import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatrixWorld, matrixWorld, rows } from '../testing/matrix-world';
import { ownerPolicy, unknownPolicy } from '../testing/seeded-policies';
import { useCases } from '../use-cases/use-cases';
import { mayBeCompressed } from './compressible';
import { compressed, type CompressorFor } from '../wire/compression';

const reversed: CompressorFor = (accepted) =>
  accepted.includes('reversed')
    ? { encoding: 'reversed', compress: (text) => new TextEncoder().encode([...text].reverse().join('')) }
    : null;
const asking = (accepted: string) => new Request('http://service.test/', { headers: { 'accept-encoding': accepted } });
const answer = (length: number) => ({ status: 200, body: 'x'.repeat(length), isCompressible: true });

it.each([
  { what: 'an answer that is worth it', length: 1_400, accepts: 'reversed', gives: 'reversed' },
  { what: 'one that fits in a packet', length: 1_399, accepts: 'reversed', gives: undefined },
  { what: 'one that holds a photo', length: 1_048_577, accepts: 'reversed', gives: undefined },
  { what: 'one for a reader that cannot read it', length: 9_000, accepts: 'br', gives: undefined },
])('$what', async ({ length, accepts, gives }) => {
  expect((await compressed(answer(length), asking(accepts), reversed))?.encoding).toBe(gives);
});

it('an answer that does not say so is sent as it is', async () => {
  const { isCompressible: _, ...plain } = answer(9_000);
  expect(await compressed(plain, asking('reversed'), reversed)).toBeNull();
});

describe('how much an answer shrinks tells nobody what another person wrote', () => {
  const kindOf = (name: string) => useCases[name as keyof typeof useCases]?.for;
  const may = ({ name, row }: (typeof rows)[number]) => mayBeCompressed(row.method, kindOf(name));

  it('so nothing is compressed that is about several people, that strangers ask for, or that holds a token', () => {
    expect(rows.filter(may).map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "whoAmI",
        "policiesByIdNumber",
        "policyById",
        "policy",
        "policies",
        "policyDocument",
        "paidStatus",
        "pendingApprovalActions",
        "closedApprovalActions",
        "products",
        "supplementaryBenefits",
        "legacyProducts",
        "productChangeQuote",
        "notifications",
        "banks",
        "allowedActions",
        "drafts",
        "documentText",
        "documents",
        "documentFile",
        "currentCertificate",
        "partialUpload",
        "paymentProof",
        "premiumStatement",
        "cover",
        "home",
        "accessLog",
        "policyHistory",
        "capabilities",
        "ownDeathReports",
      ]
    `);
    expect(rows.filter((one) => may(one) && (one.row.method !== 'GET' || kindOf(one.name) === 'staff'))).toEqual([]);
  });

  it('and no use case that is missing is', () => {
    expect(mayBeCompressed('GET', undefined)).toBe(false);
  });
});

describe('an answer of the service', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: MatrixWorld;
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await matrixWorld(db.database, { compressorFor: reversed });
  });
  afterAll(() => db.close());
  const send = (method: string, path: string) =>
    world.service(
      new Request(`http://service.test/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${world.tokens.owner}`, 'accept-encoding': 'reversed' },
      }),
      { address: '10.1.0.1' },
    );
  const ways = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')];

  it('is compressed and says so, and caches keep its forms apart', async () => {
    const plain = await world.send('GET', `/api/v1/policy/${ownerPolicy}`, { token: world.tokens.owner });
    const answer = await send('GET', `/policy/${ownerPolicy}`);
    expect(ways(answer)).toEqual(['reversed', 'Origin, Accept-Encoding']);
    expect([...(await answer.text())].reverse().join('')).toBe(plain.text);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it.each([
    ['to a sign-in', 'POST', '/auth/login'],
    ['that refuses', 'GET', `/policy/${unknownPolicy}`],
  ])('%s is not', async (_what, method, path) => {
    expect(ways(await send(method, path))).toEqual([null, 'Origin']);
  });
});
