import { sign } from '../signed/signature';
import { type World } from './a-world';

export const payatSecret = 'demo-payat-secret';
export const returnUrl = 'http://localhost:4200/payments/payat';

/** A biller's request for a payment of `amount` rand. */
export const aPaymentRequest = (world: World, more: Record<string, unknown> = {}) => ({
  payatReferenceNum: '1999997000010012',
  digiapiExternalRef: 'attempt-1',
  amount: 189,
  returnUrl,
  cellNumber: '27821234567',
  emailAddress: null,
  expiresAt: new Date(world.clock.now().getTime() + 30 * 60_000).toISOString(),
  sentAt: world.clock.now().toISOString(),
  ...more,
});

export const signedPost = (world: World, body: unknown, secret = payatSecret) => {
  const text = JSON.stringify(body);
  return world.post('/payat/api/transactions', text, { 'x-payat-signature': sign(secret, text) });
};

/** A payment that waits for its payer. */
export async function aPayment(world: World, more: Record<string, unknown> = {}) {
  const answer = await signedPost(world, aPaymentRequest(world, more));
  const { data } = (await answer.json()) as { data: { payatTranId: string; redirectUrl: string } };
  const path = new URL(data.redirectUrl).pathname;
  return {
    ...data,
    path,
    /** Presses a button of the payment page: the plain Pay, or one of the scenarios. */
    press: (fields: Record<string, string> = {}) => world.postForm(path, { method: 'CARD', ...fields }),
  };
}

export async function reconciliation(world: World, from: string) {
  const path = `/payat/api/reconciliation?from=${from}&sentAt=${world.clock.now().toISOString()}`;
  const answer = await world.get(path, { 'x-payat-signature': sign(payatSecret, path) });
  return ((await answer.json()) as { data: { transactions: Record<string, unknown>[] } }).data.transactions;
}
