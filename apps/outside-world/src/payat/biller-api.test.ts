import { describe, expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aPayment, aPaymentRequest, payatSecret, reconciliation, signedPost } from '../testing/a-payment';
import { aWorld, start } from '../testing/a-world';

describe('asking for a payment', () => {
  it('gives a transaction and the address of its page', async () => {
    const world = aWorld({ OUTSIDE_URL: 'https://pay.example/' });
    const answer = await signedPost(world, aPaymentRequest(world));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      success: true,
      data: {
        payatTranId: expect.stringMatching(/^48\d{10}$/),
        redirectUrl: expect.stringMatching(/^https:\/\/pay\.example\/payat\/pay\/\w+$/),
      },
    });
  });

  it('asked again for the same attempt, it gives the first transaction with the first amount', async () => {
    const world = aWorld();
    const first = await signedPost(world, aPaymentRequest(world));
    const again = await signedPost(world, aPaymentRequest(world, { amount: 10 }));
    expect(again.status).toBe(200);
    const { data } = await again.json();
    expect(data).toEqual((await first.json()).data);
    await world.postForm(new URL(data.redirectUrl).pathname, { method: 'EFT' });
    expect(world.received[0]?.body).toMatchObject({ amount: 189, paymentMethod: 'EFT' });
  });

  it('takes one transaction out of ten requests at once', async () => {
    const world = aWorld();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signedPost(world, aPaymentRequest(world))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  });

  it.each([
    { why: 'another secret', signature: (text: string) => sign('another-secret', text) },
    {
      why: 'a flipped bit',
      signature: (text: string) => sign(payatSecret, text).replace(/.$/, (x) => (x === '0' ? '1' : '0')),
    },
    { why: 'the signature of another body', signature: () => sign(payatSecret, '{}') },
    { why: 'upper case', signature: (text: string) => sign(payatSecret, text).toUpperCase().replace(/^\d*/, 'A') },
    { why: 'a short signature', signature: () => 'ab' },
    { why: 'no signature', signature: () => '' },
  ])('refuses a request with $why', async ({ signature }) => {
    const world = aWorld();
    const text = JSON.stringify(aPaymentRequest(world));
    const answer = await world.post('/payat/api/transactions', text, { 'x-payat-signature': signature(text) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ success: false, status: 401, code: 'UNAUTHORIZED' });
  });

  it.each([
    { offMs: -5 * 60_000, status: 201 },
    { offMs: 5 * 60_000, status: 201 },
    { offMs: -5 * 60_000 - 1, status: 401 },
    { offMs: 5 * 60_000 + 1, status: 401 },
  ])('answers $status to a request sent $offMs ms from now', async ({ offMs, status }) => {
    const world = aWorld();
    const sentAt = new Date(Date.parse(start) + offMs).toISOString();
    expect((await signedPost(world, aPaymentRequest(world, { sentAt }))).status).toBe(status);
  });

  it.each([
    { amount: 0 },
    { amount: -189 },
    { amount: 1.99 },
    { amount: 189.005 },
    { amount: '189.00' },
    { amount: null },
    { amount: 1e300 },
    { payatReferenceNum: '299999700001001' },
    { payatReferenceNum: ['1999997000010012'] },
    { digiapiExternalRef: '' },
    { digiapiExternalRef: 'x'.repeat(65) },
    { returnUrl: 'javascript:alert(1)' },
    { returnUrl: '//evil.example' },
    { returnUrl: 'data:text/html,x' },
    { cellNumber: '082-call-me' },
    { cellNumber: undefined },
    { emailAddress: 7 },
    { expiresAt: 'tomorrow' },
    { expiresAt: '2026-13-45T99:00:00Z' },
    { sentAt: undefined },
    { sentAt: 'now' },
    { currency: 'USD' },
  ])('refuses %j', async (more) => {
    const world = aWorld();
    const answer = await signedPost(world, aPaymentRequest(world, more));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, status: 400, message: expect.any(String) });
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"__proto__":{"amount":1}}', '\u0000', '['.repeat(5000)])(
    'refuses the body %j',
    async (text) => {
      const answer = await aWorld().post('/payat/api/transactions', text, {
        'x-payat-signature': sign(payatSecret, text),
      });
      expect(answer.status).toBe(400);
    },
  );

  it('refuses far too much', async () => {
    const world = aWorld();
    expect((await signedPost(world, aPaymentRequest(world, { returnUrl: 'x'.repeat(20_000) }))).status).toBe(413);
  });
});

describe('reconciliation', () => {
  it('gives the latest state of each transaction, without the instant of sending', async () => {
    const world = aWorld();
    const payment = await aPayment(world, { amount: 189.99 });
    await payment.press();
    await world.pass(30_000);
    expect(await reconciliation(world, start)).toEqual([
      {
        payatTranId: payment.payatTranId,
        payatReferenceNum: '1999997000010012',
        digiapiExternalRef: 'attempt-1',
        amount: 189.99,
        status: 'REVERSED',
        paymentMethod: 'CARD',
        paidAt: start,
        network: null,
      },
    ]);
  });

  it('holds what was dropped on the way', async () => {
    const world = aWorld();
    await world.post('/payat/sandbox/line', '{"mode":"drop"}', { 'content-type': 'application/json' });
    for (let attempt = 0; attempt < 20; attempt++) {
      await (await aPayment(world, { digiapiExternalRef: `attempt-${attempt}` })).press();
    }
    expect(world.received).toEqual([]);
    expect(await reconciliation(world, start)).toHaveLength(20);
  });

  it.each([{ scenario: 'forged-return' }, { scenario: 'very-late' }])(
    'knows nothing of a payment that was not made: $scenario',
    async ({ scenario }) => {
      const world = aWorld();
      await (await aPayment(world)).press({ scenario });
      expect(await reconciliation(world, start)).toEqual([]);
    },
  );

  it('counts from the instant of the change, that instant included', async () => {
    const world = aWorld();
    await (await aPayment(world)).press();
    expect(await reconciliation(world, start)).toHaveLength(1);
    expect(await reconciliation(world, '2026-03-02T08:00:00.001Z')).toEqual([]);
  });

  it.each([
    {
      why: 'signed with another secret',
      path: `?from=${start}&sentAt=${start}`,
      secret: 'another-secret',
      status: 401,
    },
    { why: 'sent long ago', path: `?from=${start}&sentAt=2026-03-02T07:00:00.000Z`, secret: payatSecret, status: 401 },
    { why: 'without a beginning', path: `?sentAt=${start}`, secret: payatSecret, status: 400 },
    { why: 'without an instant', path: `?from=${start}`, secret: payatSecret, status: 400 },
    { why: 'with more', path: `?from=${start}&sentAt=${start}&all=1`, secret: payatSecret, status: 400 },
  ])('answers $status to a question $why', async ({ path, secret, status }) => {
    const address = `/payat/api/reconciliation${path}`;
    const answer = await aWorld().get(address, { 'x-payat-signature': sign(secret, address) });
    expect(answer.status).toBe(status);
  });

  it('takes an address whose instants are percent-encoded, signed as it is sent', async () => {
    const address = `/payat/api/reconciliation?${new URLSearchParams({ from: start, sentAt: start })}`;
    const answer = await aWorld().get(address, { 'x-payat-signature': sign(payatSecret, address) });
    expect(answer.status).toBe(200);
  });
});
