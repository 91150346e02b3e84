import { describe, expect, it } from 'vitest';
import { sign } from '../signed/signature';
import { aWorld, type World } from '../testing/a-world';

const secret = 'demo-vouchers-secret';
const header = 'x-voucher-signature';
const id = '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b114';
const day = 24 * 60 * 60_000;

const issue = (world: World, more: Record<string, unknown> = {}, key = secret) => {
  const order = {
    payoutId: id,
    amountCents: 5_000_00,
    cellNumber: '27821234567',
    reference: 'FUNERALCVR CL-7K3M-Q2XR-01',
    sentAt: world.clock.now().toISOString(),
    ...more,
  };
  const text = JSON.stringify(order);
  return world.post('/vouchers/api/vouchers', text, { [header]: sign(key, text) });
};
const read = async (world: World, call: string, query: Record<string, string>) => {
  const sentAt = world.clock.now().toISOString();
  const path = `/vouchers/api/vouchers/${call}?${new URLSearchParams({ ...query, sentAt })}`;
  return (await (await world.get(path, { [header]: sign(secret, path) })).json()).data;
};
const ask = (world: World) => read(world, 'one', { payoutId: id });
const listOf = async (world: World) => (await read(world, 'day', { day: '2026-03-02' })).vouchers;
const decide = (world: World, outcome: string) => world.postForm(`/vouchers/vouchers/${id}/decide`, { outcome });
const page = async (world: World) => (await world.get('/vouchers')).text();
const phone = async (world: World) => (await (await world.get('/inbox.json?to=27821234567')).json()).data;

describe('the provider of cash vouchers', () => {
  it('issues a voucher and sends its code to the phone, and to nobody else', async () => {
    const world = aWorld();
    const answer = await issue(world);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ data: { status: 'TAKEN', reason: null } });
    const [sms] = await phone(world);
    const code = /code is (\d{4} \d{4})\./.exec(sms.text)?.[1] ?? 'none was sent';
    expect(code).toMatch(/^\d{4} \d{4}$/);
    expect(await page(world)).not.toContain(code);
    expect(JSON.stringify(await ask(world))).not.toContain(code);
    expect(world.received).toEqual([]);
  });

  it('issues one voucher for one payment: the same again is the same, another is refused', async () => {
    const world = aWorld();
    await issue(world);
    expect((await issue(world)).status).toBe(200);
    expect((await issue(world, { amountCents: 1_00 })).status).toBe(409);
    expect(await phone(world)).toHaveLength(1);
  });

  it('says to whoever asks that a voucher is issued, and closes an id that it does not know', async () => {
    const world = aWorld();
    expect(await ask(world)).toEqual({ isKnown: false, voucher: null });
    expect((await issue(world)).status).toBe(409);
    const other = aWorld();
    await issue(other);
    expect(await ask(other)).toEqual({ isKnown: true, voucher: null });
  });

  it.each([
    ['CASHED', 'CASHED', 1, true],
    ['EXPIRED', 'EXPIRED', 1, false],
    ['UNTOLD', 'CASHED', 0, true],
    ['TOLD_THRICE', 'CASHED', 3, true],
    ['UNLISTED', 'CASHED', 1, false],
  ])('%s is told as %s, %d times', async (outcome, result, times, isListed) => {
    const world = aWorld();
    await issue(world);
    expect((await decide(world, outcome)).status).toBe(303);
    await world.pass(1000);
    expect(world.received.map(({ body }) => body['result'])).toEqual(Array(times).fill(result));
    const cashedAt = result === 'CASHED' ? '2026-03-02T08:00:00.000Z' : null;
    expect((await ask(world)).voucher).toMatchObject({ payoutId: id, amountCents: 5_000_00, result, cashedAt });
    expect(await listOf(world)).toEqual(isListed ? [{ payoutId: id, amountCents: 5_000_00 }] : []);
    expect((await decide(world, 'CASHED')).status).toBe(409);
  });

  it('lets a voucher expire that nobody cashed within 30 days', async () => {
    const world = aWorld({ APP_MODE: 'test' });
    await issue(world);
    const moveTo = (offsetMs: number) => world.post('/__test/clock', JSON.stringify({ offsetMs }));
    await moveTo(30 * day - 1000);
    expect(world.received).toEqual([]);
    await moveTo(30 * day);
    expect(world.received.map(({ body }) => body['result'])).toEqual(['EXPIRED']);
  });

  it('refuses a number that no text message reaches, and is silent about another', async () => {
    const world = aWorld();
    const refused = await issue(world, { cellNumber: '27821234999' });
    expect(await refused.json()).toMatchObject({ data: { status: 'REFUSED', reason: 'VOUCHER_NOT_DELIVERED' } });
    const silent = aWorld();
    expect((await issue(silent, { cellNumber: '27821234995' })).status).toBe(504);
    expect(await ask(silent)).toEqual({ isKnown: true, voucher: null });
  });

  it.each([
    ['more than a voucher pays', { amountCents: 5_000_01 }],
    ['no number', { cellNumber: '082-call-me' }],
    ['a field nobody knows', { code: '1234' }],
  ])('refuses %s', async (_, more) => {
    expect((await issue(aWorld(), more)).status).toBe(400);
  });

  it('refuses whoever cannot sign', async () => {
    expect((await issue(aWorld(), {}, 'another secret')).status).toBe(401);
  });

  it('shows every voucher with what may become of it', async () => {
    const world = aWorld();
    expect(await page(world)).toContain('Nobody has issued a voucher yet.');
    await issue(world);
    expect(await page(world)).toContain('Cash it at a till');
    await decide(world, 'CASHED');
    expect(await page(world)).not.toContain('Cash it at a till');
  });
});
