import { type PaidStatus, type PaymentInitiation } from '@portal/contract';
import { payatReference } from '@portal/domain';
import { signatureOf } from '@portal/service-payments';
import { withProviders } from '@portal/service-payments/testing';
import { paymentsOf, unallocated } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

const dataOf = <T>({ body }: Awaited<ReturnType<World['send']>>) => body.data as unknown as T;
const path = '/api/v1/payments/payat/callback';
const secret = withProviders.secrets.payat;

onEveryDatabase('Paying at the service', (db) => {
  let world: World;
  let token = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  const report = (more: object = {}) =>
    JSON.stringify({
      payatTranId: '480000000001',
      payatReferenceNum: payatReference(ownerPolicy),
      digiapiExternalRef: null,
      amount: 119,
      status: 'SUCCESSFUL',
      paymentMethod: 'CARD',
      paidAt: '2026-11-20T08:00:00.000Z',
      network: null,
      sentAt: world.clock.now().toISOString(),
      ...more,
    });
  const call = (raw: string, signature: string | null = signatureOf(secret, raw)) =>
    world.send('POST', path, { raw, headers: signature === null ? {} : { 'x-payat-signature': signature } });
  const state = async () =>
    JSON.stringify([await paymentsOf(db.database, ownerPolicy), await unallocated(db.database)]);
  const paidStatus = async () =>
    dataOf<PaidStatus>(await world.send('GET', `/api/v1/policies/${ownerPolicy}/paid-status`, { token }));

  test('a payment is started by its owner, shows as on its way, and as received once the provider says so', async () => {
    const sent = await world.send('POST', `/api/v1/payments/${ownerPolicy}/initiate-payat-payment`, {
      token,
      body: { amount: 119, cellNumber: '082 123 4567', emailAddress: null },
    });
    const started = dataOf<PaymentInitiation>(sent);
    expect(started.redirectUrl).toContain('https://pay.example/');
    expect(await paidStatus()).toMatchObject({ Premium_Status: 'PROCESSING' });
    const answer = await call(report({ digiapiExternalRef: started.digiapiExternalRef, payatTranId: '480000000009' }));
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { received: true } } });
    const { PaymentHistory } = await paidStatus();
    expect(PaymentHistory.find(({ id }) => id === started.paymentId)).toMatchObject({
      Payment_Status: 'SUCCESSFUL',
      Payat_Transaction_Id: '480000000009',
      Amount: 119,
    });
  });

  test('a reference that is nobody’s is not found, and the money is kept', async () => {
    const before = (await unallocated(db.database)).length;
    const raw = report({ payatReferenceNum: payatReference('7999999999'), payatTranId: '480000000002' });
    expect(await call(raw)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await unallocated(db.database)).toHaveLength(before + 1);
  });

  test('no report that is forged, changed, unsigned or older than five minutes is taken (F3)', async () => {
    const before = await state();
    const good = report({ payatTranId: '480000000003' });
    const changed = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 9999 }) }),
      fc.record({ payatReferenceNum: fc.constantFrom(payatReference(strangerPolicy), payatReference('7000456785')) }),
      fc.record({ payatTranId: fc.stringMatching(/^4800000\d{5}$/) }),
      fc.record({ currency: fc.constantFrom('USD', 'ZWL') }),
      fc.record({ status: fc.constantFrom('FAILED', 'REVERSED') }),
    );
    const forgery = fc.oneof(
      changed.map((more) => ({
        raw: report({ payatTranId: '480000000003', ...more }),
        signature: signatureOf(secret, good),
      })),
      fc.stringMatching(/^[\da-f]{64}$/).map((signature) => ({ raw: good, signature })),
      fc.constantFrom(null, '', 'sha256=').map((signature) => ({ raw: good, signature })),
      fc.string({ minLength: 1, maxLength: 30 }).map((other) => ({ raw: good, signature: signatureOf(other, good) })),
      fc.integer({ min: 301, max: 100_000 }).map((seconds) => {
        const sentAt = new Date(world.clock.now().getTime() - seconds * 1000).toISOString();
        const raw = report({ payatTranId: '480000000003', sentAt });
        return { raw, signature: signatureOf(secret, raw) };
      }),
    );
    await fc.assert(
      fc.asyncProperty(forgery, async ({ raw, signature }) => {
        const { status } = await call(raw, signature);
        expect(status).toBe(401);
      }),
      { numRuns: 200 },
    );
    expect(await state()).toBe(before);
  });

  test.each([
    { why: 'is no JSON', raw: '{' },
    { why: 'is a list', raw: '[]' },
    { why: 'has money of another country', raw: JSON.stringify({ currency: 'USD' }) },
    { why: 'has parts of a cent', raw: JSON.stringify({ amount: 1.005 }) },
  ])('a signed report that $why is refused, and nothing is booked', async ({ raw }) => {
    const before = await state();
    const { status } = await call(raw);
    expect([400, 422]).toContain(status);
    expect(await state()).toBe(before);
  });

  test.each([
    { amount: 9, says: 'Enter an amount of at least R\u00a010' },
    { amount: 5001, says: 'The amount may not be more than R\u00a05\u00a0000' },
    { amount: 119.001, says: 'Enter an amount' },
    { amount: '119', says: 'Enter an amount' },
  ])('R $amount is refused: $says', async ({ amount, says }) => {
    const body = { amount, cellNumber: null, emailAddress: null };
    const route = `/api/v1/payments/${ownerPolicy}/initiate-payat-payment`;
    expect(await world.send('POST', route, { token, body })).toMatchObject({ status: 422, body: { message: says } });
  });
});
