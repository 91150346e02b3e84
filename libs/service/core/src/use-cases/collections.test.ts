import { signatureOf } from '@portal/service-payments';
import { withProviders } from '@portal/service-payments/testing';
import { openExceptions } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aWorld, type World } from '../testing/world';

const path = '/api/v1/collections/callback';
const secret = withProviders.secrets.debiCheck;

onEveryDatabase('What a bank says of a debit', (db) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(db.database);
  });
  const report = (more: object = {}) =>
    JSON.stringify({
      instructionId: crypto.randomUUID(),
      result: 'PAID',
      bankCode: null,
      amountCents: 28_800,
      bankReference: 'BANK1',
      resultAt: world.clock.now().toISOString(),
      sentAt: world.clock.now().toISOString(),
      ...more,
    });
  const call = (raw: string, signature = signatureOf(secret, raw)) =>
    world.send('POST', path, { raw, headers: { 'x-debicheck-signature': signature } });

  test('about one that nobody made is not found, and somebody looks into it', async () => {
    const before = (await openExceptions(db.database)).length;
    expect(await call(report())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await call(report({ instructionId: "';DROP_TABLE_collections" }))).toMatchObject({ status: 404 });
    expect(await openExceptions(db.database)).toHaveLength(before + 2);
  });

  test.each([
    ['an unknown result', { result: 'MAYBE' }],
    ['no amount', { amountCents: 0 }],
    ['half a cent', { amountCents: 1.5 }],
    ['a moment that does not exist', { resultAt: '2026-99-99T00:00:00.000Z' }],
  ])('with %s is refused', async (_what, more) => {
    expect(await call(report(more))).toMatchObject({ status: 422, body: { success: false } });
  });

  test('that is signed by somebody else, or old, is refused', async () => {
    const raw = report();
    expect(await call(raw, signatureOf(withProviders.secrets.payat, raw))).toMatchObject({ status: 401 });
    expect(await call(report({ sentAt: '2026-01-01T00:00:00.000Z' }))).toMatchObject({ status: 401 });
  });
});
