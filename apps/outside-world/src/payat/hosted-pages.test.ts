import { describe, expect, it } from 'vitest';
import { aPayment } from '../testing/a-payment';
import { aWorld, settled } from '../testing/a-world';

describe('the payment page', () => {
  it('says who is paid, the reference in groups of four and the amount as South Africans write it', async () => {
    const world = aWorld({ PAYAT_BILLER_NAME: 'Ubuntu & Sons' });
    const { path } = await aPayment(world, { amount: 1234.5 });
    const page = await (await world.get(path)).text();
    expect(page).toContain('Ubuntu &amp; Sons');
    expect(page).toContain('1999 9970 0001 0012');
    expect(page).toContain('R\u00a01\u00a0234,50');
    expect(page).toContain('Stand-in: choose what happens');
    expect(page).not.toMatch(/<script|innerHTML/);
  });

  it('marks the one scenario that the cents choose', async () => {
    const world = aWorld();
    const page = await (await world.get((await aPayment(world, { amount: 189.97 })).path)).text();
    expect(page.match(/class="chosen"/g)).toHaveLength(1);
    expect(page).toMatch(/class="chosen">\s*<button name="scenario" value="failed-then-success"/);
  });

  it('may send its form to the biller and to nobody else', async () => {
    const world = aWorld();
    const { path } = await aPayment(world, { returnUrl: 'https://portal.example:8443/payments/payat' });
    expect((await world.get(path)).headers.get('content-security-policy')).toContain(
      "form-action 'self' https://portal.example:8443;",
    );
    expect((await world.get('/payat')).headers.get('content-security-policy')).toContain("form-action 'self';");
  });

  it('sends whoever presses twice the same way back and pays once', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    const [first, second] = await Promise.all([payment.press(), payment.press()]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(world.received).toHaveLength(1);
  });

  it('keeps the parameters that the return address already has', async () => {
    const world = aWorld();
    const payment = await aPayment(world, { returnUrl: 'https://portal.example/back?lang=zu&status=x' });
    const address = new URL((await payment.press()).headers.get('location') ?? '');
    expect(address.searchParams.get('lang')).toBe('zu');
    expect(address.searchParams.getAll('status')).toEqual(['success']);
  });

  it.each([
    { scenario: 'success', says: 'This payment is paid' },
    { scenario: 'cancelled', says: 'This payment was cancelled' },
    { scenario: 'late-callback', says: 'Your payment is being processed' },
    { scenario: 'failed-then-success', says: 'Your payment is being processed' },
    { scenario: 'failed', says: 'Your last try did not go through' },
    { scenario: 'forged-return', says: 'How would you like to pay?' },
  ])('after $scenario it says "$says"', async ({ scenario, says }) => {
    const world = aWorld();
    const payment = await aPayment(world);
    await payment.press({ scenario });
    expect(await (await world.get(payment.path)).text()).toContain(says);
  });

  it('lets a failed payment be tried again, as the same transaction', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    await payment.press({ scenario: 'failed' });
    await payment.press({ scenario: 'success' });
    expect(world.received.map(({ body }) => [body['payatTranId'], body['status']])).toEqual([
      [payment.payatTranId, 'FAILED'],
      [payment.payatTranId, 'SUCCESSFUL'],
    ]);
  });

  it('is closed once the time is over, and takes no payment any more', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    await world.pass(30 * 60_000);
    expect(await (await world.get(payment.path)).text()).toContain('This payment has expired');
    expect(await (await payment.press()).text()).toContain('This payment has expired');
    expect(world.received).toEqual([]);
  });

  it('sends the payer back after three seconds when the biller says nothing', async () => {
    const world = aWorld();
    world.partnerAnswers(() => 'never');
    const payment = await aPayment(world);
    let answer: Response | null = null;
    void payment.press().then((response) => (answer = response));
    await settled();
    await world.pass(2500);
    expect(answer).toBeNull();
    await world.pass(500);
    expect(answer).toMatchObject({ status: 303 });
  });

  it.each([{ method: 'CASH' }, { method: '' }, { method: 'CARD', scenario: '__proto__' }])(
    'pays nothing on a form with %j',
    async (fields) => {
      const world = aWorld();
      const payment = await aPayment(world);
      expect((await payment.press(fields)).status).toBe(400);
      expect(world.received).toEqual([]);
    },
  );

  it('knows no payment behind a guessed address', async () => {
    const world = aWorld();
    expect((await world.get('/payat/pay/guess')).status).toBe(404);
    expect((await world.postForm('/payat/pay/guess', { method: 'CARD' })).status).toBe(404);
  });

  it('refuses a form that another site posts', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    const answer = await world.postForm(payment.path, { method: 'CARD' }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(world.received).toEqual([]);
  });
});
