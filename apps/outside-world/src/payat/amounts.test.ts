import { parseRand } from '@portal/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aPayment, aPaymentRequest, payatSecret } from '../testing/a-payment';
import { aWorld } from '../testing/a-world';

const cents = fc.integer({ min: 200, max: 100_000_000 });

it('every amount is reported and returned to the cent', async () => {
  const world = aWorld();
  let attempt = 0;
  await fc.assert(
    fc.asyncProperty(cents, async (amount) => {
      const payment = await aPayment(world, { amount: amount / 100, digiapiExternalRef: `attempt-${++attempt}` });
      const answer = await payment.press({ scenario: 'success' });
      const returned = new URL(answer.headers.get('location') ?? '').searchParams.get('payatAmount') ?? '';
      expect(world.received.at(-1)?.body['amount']).toBe(amount / 100);
      expect(Math.round((parseRand(returned) ?? 0) * 100)).toBe(amount);
    }),
    { numRuns: 300 },
  );
});

it('a body with any one byte changed is not the one that was signed', async () => {
  const world = aWorld();
  const text = JSON.stringify(aPaymentRequest(world));
  const headers = { 'x-payat-signature': sign(payatSecret, text) };
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), async (position, flip) => {
      const bytes = new TextEncoder().encode(text);
      bytes[position] = (bytes[position] ?? 0) ^ flip;
      const answer = await world.app.request('/payat/api/transactions', { method: 'POST', body: bytes, headers });
      expect(answer.status).toBe(401);
    }),
    { numRuns: 200 },
  );
});
