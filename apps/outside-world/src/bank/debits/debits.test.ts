import { describe, expect, it } from 'vitest';
import { sign } from '../../signed/signature';
import { aWorld, type World } from '../../testing/a-world';

const secret = 'demo-debicheck-secret';
const id = '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b111';
const instructionOf = (world: World, more: Record<string, unknown> = {}) => ({
  instructionId: id,
  contractReference: '700001001201',
  mandateReference: null,
  creditorShortName: 'UBUNTU',
  actionDate: '2026-03-05',
  amountCents: 28_800,
  holder: 'Thandi Nkosi',
  branchCode: '470010',
  accountType: 'SAVINGS',
  accountNumber: '1234567890',
  trackingDays: 10,
  sentAt: world.clock.now().toISOString(),
  ...more,
});
const send = (world: World, more: Record<string, unknown> = {}, key = secret) => {
  const text = JSON.stringify(instructionOf(world, more));
  return world.post('/bank/api/collections', text, { 'x-debicheck-signature': sign(key, text) });
};
const decide = (world: World, outcome: string, instructionId = id) =>
  world.postForm(`/bank/debits/${instructionId}/decide`, { outcome });
const page = async (world: World) => (await world.get('/bank/debits')).text();
const told = (world: World) => world.received.map(({ body }) => [body['result'], body['bankCode']]);

describe('a debit', () => {
  it('waits for its action date with a button for everything that may become of it, and is then paid', async () => {
    const world = aWorld();
    expect((await send(world)).status).toBe(201);
    const shown = await page(world);
    for (const text of [
      'UBUNTU',
      'R\u00a0288',
      '5 March 2026',
      'ending 7890',
      'Unpaid: not enough money',
      'Say nothing',
    ]) {
      expect(shown).toContain(text);
    }
    expect(shown).not.toContain('1234567890');
    await world.pass(60_000);
    expect(world.received).toEqual([]);
    await world.pass(3 * 86_400_000);
    expect(told(world)).toEqual([['PAID', null]]);
  });

  it('is decided by a button, in any way that makes sense as it stands', async () => {
    const world = aWorld();
    await send(world);
    expect((await decide(world, 'DISPUTED')).status).toBe(409);
    expect((await decide(world, 'TRACKING')).status).toBe(303);
    expect((await decide(world, 'STOPPED')).status).toBe(303);
    expect((await decide(world, 'PAID')).status).toBe(409);
    expect((await decide(world, 'LATE_SUCCESS')).status).toBe(303);
    expect((await decide(world, 'DISPUTED')).status).toBe(303);
    expect(told(world)).toEqual([
      ['TRACKING', '02'],
      ['UNPAID', '04'],
      ['PAID', null],
      ['DISPUTED', null],
    ]);
  });

  it('that the bank says nothing about is never paid by itself', async () => {
    const world = aWorld();
    await send(world);
    await decide(world, 'SILENT');
    await world.pass(4 * 86_400_000);
    expect(world.received).toEqual([]);
  });

  it('told three times carries one and the same news', async () => {
    const world = aWorld();
    await send(world);
    await decide(world, 'DOUBLED');
    const news = world.received.map(({ body: { sentAt: _sentAt, ...body } }) => body);
    expect(news).toHaveLength(3);
    expect(new Set(news.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it.each([
    ['971', [['UNPAID', '04']]],
    [
      '978',
      [
        ['TRACKING', '02'],
        ['PAID', null],
      ],
    ],
    [
      '980',
      [
        ['PAID', null],
        ['DISPUTED', null],
      ],
    ],
    ['979', []],
    ['984', []],
  ])('from an account ending in %s decides by itself', async (digits, results) => {
    const world = aWorld();
    await send(world, { accountNumber: `1234567${digits}` });
    await world.pass(6000);
    expect(told(world)).toEqual(results);
  });

  it('that nobody took the result of is told again', async () => {
    const world = aWorld();
    world.partnerAnswers(() => 503);
    await send(world);
    await decide(world, 'PAID');
    await world.pass(60 * 60_000);
    expect(world.received).toHaveLength(6);
  });
});

describe('the same instruction again', () => {
  it('changes nothing', async () => {
    const world = aWorld();
    await send(world);
    await world.pass(1000);
    expect((await send(world)).status).toBe(200);
    await decide(world, 'PAID');
    expect((await send(world)).status).toBe(200);
    expect(world.received).toHaveLength(1);
  });

  it('with another amount is refused', async () => {
    const world = aWorld();
    await send(world);
    expect((await send(world, { amountCents: 1 })).status).toBe(409);
  });
});

describe('the bank refuses', () => {
  it('an instruction signed with another secret', async () => {
    expect((await send(aWorld(), {}, 'another-secret')).status).toBe(401);
  });

  it.each([
    { amountCents: 0 },
    { amountCents: 1.5 },
    { actionDate: '05/03/2026' },
    { accountNumber: 'x' },
    { branchCode: '1' },
    { accountType: 'BOND' },
    { trackingDays: 11 },
    { idNumber: 'x' },
  ])('an instruction with %j', async (more) => {
    expect((await send(aWorld(), more)).status).toBe(400);
  });

  it.each(['', 'maybe', 'constructor'])('the outcome "%s"', async (outcome) => {
    const world = aWorld();
    await send(world);
    expect((await decide(world, outcome)).status).toBe(409);
    expect(world.received).toEqual([]);
  });

  it('a button that another site presses', async () => {
    const world = aWorld();
    await send(world);
    const pressed = await world.postForm(
      `/bank/debits/${id}/decide`,
      { outcome: 'PAID' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(pressed.status).toBe(403);
  });

  it('markup in names: it is shown as text', async () => {
    const world = aWorld();
    await send(world, { holder: '<img src=x onerror=alert(1)>' });
    expect(await page(world)).not.toContain('<img');
  });
});
