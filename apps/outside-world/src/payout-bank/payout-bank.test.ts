import { describe, expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aWorld, type World } from '../testing/a-world';

const secret = 'demo-payout-bank-secret';
const header = 'x-payout-bank-signature';
const id = '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b111';
const minute = 60_000;

const orderOf = (world: World, accountNumber: string, more: Record<string, unknown> = {}) => ({
  payoutId: id,
  amountCents: 15_000_00,
  account: {
    holder: 'Thandi Nkosi',
    bankName: 'Capitec Bank',
    branchCode: '470010',
    accountType: 'SAVINGS',
    accountNumber,
  },
  reference: 'FUNERALCVR CL-7K3M-Q2XR-01',
  sentAt: world.clock.now().toISOString(),
  ...more,
});
const pay = (world: World, accountNumber = '1234567890', more: Record<string, unknown> = {}, key = secret) => {
  const text = JSON.stringify(orderOf(world, accountNumber, more));
  return world.post('/payout-bank/api/payouts', text, { [header]: sign(key, text) });
};
const read = async (world: World, call: string, query: Record<string, string>) => {
  const sentAt = world.clock.now().toISOString();
  const path = `/payout-bank/api/payouts/${call}?${new URLSearchParams({ ...query, sentAt })}`;
  return (await (await world.get(path, { [header]: sign(secret, path) })).json()).data;
};
const ask = (world: World, payoutId = id) => read(world, 'one', { payoutId });
const listOf = async (world: World, day = '2026-03-02') =>
  (await read(world, 'day', { day })).payouts.map((one: Record<string, unknown>) => [one['kind'], one['amountCents']]);
const decide = (world: World, outcome: string) => world.postForm(`/payout-bank/payouts/${id}/decide`, { outcome });
const page = async (world: World) => (await world.get('/payout-bank')).text();
const told = (world: World) => world.received.map(({ body }) => [body['result'], body['reason']]);
const secondsUntilTold = (world: World) =>
  world.received.map(({ at }) => (Date.parse(at) - Date.parse('2026-03-02T08:00:00.000Z')) / 1000);

describe('a payment into an account ending in', () => {
  it.each([
    ['890', 201, { status: 'TAKEN', reason: null }, [['PAID', null, 5]]],
    ['999', 201, { status: 'REFUSED', reason: 'UNKNOWN_ACCOUNT' }, [['FAILED', 'UNKNOWN_ACCOUNT', 0]]],
    ['998', 201, { status: 'TAKEN', reason: null }, [['FAILED', 'ACCOUNT_CLOSED', 60]]],
    ['997', 201, { status: 'TAKEN', reason: null }, [['FAILED', 'OTHER_HOLDER', 5]]],
    [
      '996',
      201,
      { status: 'TAKEN', reason: null },
      [
        ['PAID', null, 5],
        ['RETURNED', 'ACCOUNT_CLOSED', 125],
      ],
    ],
    ['995', 504, undefined, [['PAID', null, 1800]]],
    [
      '994',
      201,
      { status: 'TAKEN', reason: null },
      [
        ['PAID', null, 5],
        ['PAID', null, 5],
        ['PAID', null, 5],
      ],
    ],
    ['993', 201, { status: 'TAKEN', reason: null }, [['PAID', null, 0]]],
  ] as const)('%s', async (digits, status, answer, news) => {
    const world = aWorld();
    const answered = await pay(world, `1234567${digits}`);
    const isToldFirst = world.received.length;
    expect(answered.status).toBe(status);
    expect((await answered.json()).data).toEqual(answer);
    expect(isToldFirst).toBe(news.filter(([, , after]) => after === 0).length);
    await world.pass(31 * minute);
    expect(told(world)).toEqual(news.map(([result, reason]) => [result, reason]));
    expect(secondsUntilTold(world)).toEqual(news.map(([, , after]) => after));
  });
});

describe('whoever asks', () => {
  it('hears that it is under way, and then what became of it', async () => {
    const world = aWorld();
    await pay(world, '1234567996');
    expect(await ask(world)).toEqual({ isKnown: true, payout: null });
    await world.pass(3 * minute);
    expect(await ask(world)).toMatchObject({
      isKnown: true,
      payout: {
        payoutId: id,
        result: 'RETURNED',
        paidAt: '2026-03-02T08:00:05.000Z',
        returnedAt: '2026-03-02T08:02:05.000Z',
        amountCents: 15_000_00,
      },
    });
  });

  it('about a payment that never came closes its id: it is not made any more', async () => {
    const world = aWorld();
    expect(await ask(world)).toEqual({ isKnown: false, payout: null });
    expect((await pay(world)).status).toBe(409);
    await world.pass(minute);
    expect(world.received).toEqual([]);
    expect(await ask(world)).toEqual({ isKnown: false, payout: null });
  });
});

describe('the same payment again', () => {
  it('is made once', async () => {
    const world = aWorld();
    await pay(world);
    expect((await pay(world)).status).toBe(200);
    await world.pass(minute);
    expect((await pay(world)).status).toBe(200);
    expect(told(world)).toEqual([['PAID', null]]);
    expect(await listOf(world)).toEqual([['PAID', 15_000_00]]);
  });

  it('with another amount is refused', async () => {
    const world = aWorld();
    await pay(world);
    expect((await pay(world, '1234567890', { amountCents: 1 })).status).toBe(409);
  });
});

describe('the list of a day', () => {
  it('has what was paid and what came back, on the days on which it did', async () => {
    const world = aWorld();
    await pay(world, '1234567996');
    await world.pass(3 * minute);
    expect(await listOf(world)).toEqual([
      ['PAID', 15_000_00],
      ['RETURNED', 15_000_00],
    ]);
    expect(await listOf(world, '2026-03-03')).toEqual([]);
  });

  it('goes by the day in Johannesburg', async () => {
    const world = aWorld();
    await world.pass(14 * 60 * minute - 6_000);
    await pay(world);
    await world.pass(6_000);
    expect(await listOf(world)).toEqual([['PAID', 15_000_00]]);
    expect(await listOf(world, '2026-03-03')).toEqual([]);
  });

  it('leaves out what an operator leaves off it', async () => {
    const world = aWorld();
    await pay(world);
    await decide(world, 'UNLISTED');
    expect(told(world)).toEqual([['PAID', null]]);
    expect(await listOf(world)).toEqual([]);
  });
});

describe('an operator', () => {
  it('sees every payment, with a button for everything that may become of it, and no account number', async () => {
    const world = aWorld();
    await pay(world);
    const shown = await page(world);
    for (const text of [
      'Thandi Nkosi',
      'R\u00a015\u00a0000',
      'ending 7890',
      'CL-7K3M-Q2XR-01',
      'Under way',
      'Say nothing',
    ]) {
      expect(shown).toContain(text);
    }
    expect(shown).not.toContain('1234567890');
  });

  it('decides instead of the account, in any way that makes sense as it stands', async () => {
    const world = aWorld();
    await pay(world);
    expect((await decide(world, 'RETURNED')).status).toBe(409);
    expect((await decide(world, 'UNTOLD')).status).toBe(303);
    expect((await decide(world, 'PAID')).status).toBe(409);
    await world.pass(minute);
    expect(told(world)).toEqual([]);
    expect((await decide(world, 'RETURNED')).status).toBe(303);
    expect(told(world)).toEqual([['RETURNED', 'ACCOUNT_CLOSED']]);
  });

  it('has the bank say nothing, until somebody decides', async () => {
    const world = aWorld();
    await pay(world);
    await decide(world, 'SILENT');
    await world.pass(60 * minute);
    expect(await ask(world)).toEqual({ isKnown: true, payout: null });
    await decide(world, 'PAID');
    expect(told(world)).toEqual([['PAID', null]]);
  });
});

describe('the bank refuses', () => {
  it('a payment that is signed with another secret', async () => {
    expect((await pay(aWorld(), '1234567890', {}, 'another-secret')).status).toBe(401);
  });

  it('one that was signed more than five minutes ago', async () => {
    const world = aWorld();
    const sentAt = world.clock.now().toISOString();
    await world.pass(6 * minute);
    expect((await pay(world, '1234567890', { sentAt })).status).toBe(401);
  });

  it.each([
    { amountCents: 0 },
    { amountCents: 1.5 },
    { reference: '' },
    { account: { accountNumber: '1' } },
    { to: 'x' },
  ])('a payment with %j', async (more) => {
    expect((await pay(aWorld(), '1234567890', more)).status).toBe(400);
  });

  it('a button that another site presses', async () => {
    const world = aWorld();
    await pay(world);
    const pressed = await world.postForm(
      `/payout-bank/payouts/${id}/decide`,
      { outcome: 'PAID' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(pressed.status).toBe(403);
  });

  it('markup in names: it is shown as text', async () => {
    const world = aWorld();
    const { account } = orderOf(world, '1234567890');
    await pay(world, '1234567890', { account: { ...account, holder: '<img src=x onerror=alert(1)>' } });
    expect(await page(world)).not.toContain('<img');
  });
});
