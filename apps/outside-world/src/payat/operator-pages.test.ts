import { describe, expect, it } from 'vitest';
import { aPayment } from '../testing/a-payment';
import { aWorld, type World } from '../testing/a-world';

const act = (world: World, id: string, action: string) =>
  world.postForm(`/payat/sandbox/transactions/${id}/${action}`, {});
const statuses = (world: World) => world.received.map(({ body }) => body['status']);
const sales = { reference: '1999 9970 0001 0012', amount: 'R 189,00', shop: 'Shoprite' };

describe('the operator of the sandbox', () => {
  it('sends what is waiting at once, and not again when its time comes', async () => {
    const world = aWorld();
    const payment = await aPayment(world, { amount: 189.93 });
    await payment.press();
    expect(statuses(world)).toEqual([]);
    await act(world, payment.payatTranId, 'release');
    await world.pass(11 * 60_000);
    expect(statuses(world)).toEqual(['SUCCESSFUL']);
  });

  it('sends the same again, signed anew', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    await payment.press();
    await world.pass(60_000);
    await act(world, payment.payatTranId, 'repeat');
    const [first, again] = world.received;
    expect(again?.body).toEqual({ ...first?.body, sentAt: '2026-03-02T08:01:00.000Z' });
    expect(again?.headers['x-payat-signature']).not.toBe(first?.headers['x-payat-signature']);
  });

  it('takes a payment back once, and what was still to come does not come', async () => {
    const world = aWorld();
    const payment = await aPayment(world, { amount: 189.99 });
    await payment.press();
    await act(world, payment.payatTranId, 'reverse');
    await act(world, payment.payatTranId, 'reverse');
    await world.pass(60_000);
    expect(statuses(world)).toEqual(['SUCCESSFUL', 'REVERSED']);
  });

  it('takes back what was paid, not what was asked for', async () => {
    const world = aWorld();
    const payment = await aPayment(world, { amount: 189.98 });
    await payment.press();
    await act(world, payment.payatTranId, 'reverse');
    expect(world.received.map(({ body }) => body['amount'])).toEqual([188.98, 188.98]);
  });

  it('has nothing to send for a payment that nobody made', async () => {
    const world = aWorld();
    const payment = await aPayment(world);
    for (const action of ['release', 'repeat', 'reverse']) await act(world, payment.payatTranId, action);
    expect(world.received).toEqual([]);
  });

  it.each([
    ['480000000000', 'repeat'],
    ['', 'constructor'],
  ])('knows no transaction "%s" and action "%s"', async (id, action) => {
    const world = aWorld();
    const payment = await aPayment(world);
    expect((await act(world, id || payment.payatTranId, action)).status).toBe(404);
  });

  it('shows each callback with its answers, and text as text', async () => {
    const world = aWorld();
    world.partnerAnswers(() => 500);
    const payment = await aPayment(world, { digiapiExternalRef: '<img src=x onerror=alert(1)>' });
    await payment.press();
    const page = await (await world.get('/payat')).text();
    expect(page).toContain('answered 500');
    expect(page).toContain('again at 10:00:01');
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
  });
});

it('the page shows the newest hundred payments and says how many there are', async () => {
  const world = aWorld();
  for (let attempt = 1; attempt <= 101; attempt++) await aPayment(world, { digiapiExternalRef: `attempt-${attempt}.` });
  const page = await (await world.get('/payat')).text();
  expect(page).toContain('The newest 100 of 101 payments');
  expect(page).toContain('attempt-101.');
  expect(page).not.toContain('attempt-1.');
});

describe('the callback line', () => {
  it.each(['normal', 'drop', 'answer-lost'])('can be set to %s by form and by JSON', async (mode) => {
    const world = aWorld();
    expect((await world.postForm('/payat/sandbox/line', { mode })).status).toBe(303);
    const answer = await world.post('/payat/sandbox/line', JSON.stringify({ mode }));
    expect(await answer.json()).toEqual({ success: true, data: { mode } });
  });

  it.each(['', '{', '{}', '{"mode":"slow"}', '{"mode":"drop","x":1}', '{"mode":["drop"]}'])(
    'refuses %j',
    async (body) => {
      expect((await aWorld().post('/payat/sandbox/line', body)).status).toBe(400);
    },
  );

  it('repeats what arrived when the answer is lost', async () => {
    const world = aWorld();
    await world.postForm('/payat/sandbox/line', { mode: 'answer-lost' });
    await (await aPayment(world)).press();
    await world.postForm('/payat/sandbox/line', { mode: 'normal' });
    await world.pass(60_000);
    expect(statuses(world)).toEqual(['SUCCESSFUL', 'SUCCESSFUL']);
  });
});

describe('a till', () => {
  it('takes cash for a reference and tells the biller', async () => {
    const world = aWorld();
    const answer = await world.postForm('/payat/till', sales);
    expect(answer.status).toBe(303);
    expect(world.received[0]?.body).toEqual({
      payatTranId: expect.stringMatching(/^48\d{10}$/),
      payatReferenceNum: '1999997000010012',
      digiapiExternalRef: null,
      amount: 189,
      status: 'SUCCESSFUL',
      paymentMethod: 'CASH',
      paidAt: '2026-03-02T08:00:00.000Z',
      network: 'Shoprite',
      sentAt: '2026-03-02T08:00:00.000Z',
    });
    const slip = await (await world.get(answer.headers.get('location') ?? '')).text();
    expect(slip).toContain('The biller took the payment. (Answer 200)');
  });

  it('takes the same amount for the same reference twice as two payments', async () => {
    const world = aWorld();
    await world.postForm('/payat/till', sales);
    await world.postForm('/payat/till', sales);
    expect(new Set(world.received.map(({ body }) => body['payatTranId'])).size).toBe(2);
  });

  it.each([
    { answer: 404, says: 'does not know this reference' },
    { answer: 500, says: 'sent again until it is taken' },
    { answer: null, says: 'sent again until it is taken' },
  ])('says what became of it when the biller answers $answer', async ({ answer, says }) => {
    const world = aWorld();
    world.partnerAnswers(() => answer);
    const { headers } = await world.postForm('/payat/till', sales);
    expect(await (await world.get(headers.get('location') ?? '')).text()).toContain(says);
  });

  it.each([
    { fields: { reference: '1999' }, says: 'A reference has 16 digits' },
    { fields: { reference: '2999997000010012' }, says: 'A reference has 16 digits' },
    { fields: { amount: '' }, says: 'Enter an amount' },
    { fields: { amount: '1e3' }, says: 'Enter an amount' },
    { fields: { amount: '0,50' }, says: 'R1 or more' },
    { fields: { amount: '10000,01' }, says: 'at most' },
    { fields: { shop: 'Nobody' }, says: 'Till' },
  ])('refuses $fields and keeps what was typed', async ({ fields, says }) => {
    const world = aWorld();
    const answer = await world.postForm('/payat/till', { ...sales, ...fields });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(says);
    if (!('reference' in fields)) expect(page).toContain('value="1999 9970 0001 0012"');
    expect(world.received).toEqual([]);
  });
});
