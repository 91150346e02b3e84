import { describe, expect, it, vi } from 'vitest';
import { aWorld, type World } from '../testing/a-world';

const secret = 'demo-account-verification-secret';
const anAccount = (accountNumber: string, reference = 'q1') => ({
  reference,
  accountNumber,
  branchCode: '051001',
  accountType: 'SAVINGS',
  holderName: 'Thandi Nkosi',
  idNumber: null,
});
const ask = (world: World, body: unknown, authorization = `Bearer ${secret}`) =>
  world.post('/account-verification/verify', typeof body === 'string' ? body : JSON.stringify(body), { authorization });
const answerTo = async (world: World, accountNumber: string, reference?: string) =>
  (await (await ask(world, anAccount(accountNumber, reference))).json()).data;

describe('account verification', () => {
  it.each([
    { ending: '999', result: 'FAILED', reason: 'CDV_FAILED' },
    { ending: '998', result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' },
    { ending: '997', result: 'FAILED', reason: 'ID_MISMATCH' },
    { ending: '996', result: 'FAILED', reason: 'ACCOUNT_CLOSED' },
    { ending: '995', result: 'NO_ANSWER', reason: null },
    { ending: '994', result: 'VERIFIED', reason: 'DEBITS_REFUSED' },
    { ending: '993', result: 'VERIFIED', reason: null },
    { ending: '000', result: 'VERIFIED', reason: null },
  ])('says $result $reason about an account that ends in $ending', async ({ ending, result, reason }) => {
    expect(await answerTo(aWorld(), `62000000${ending}`)).toEqual({ result, reason });
  });

  it('has an answer about a slow account two minutes after the first question', async () => {
    const world = aWorld();
    expect(await answerTo(world, '62000000995')).toEqual({ result: 'NO_ANSWER', reason: null });
    await world.pass(119_500);
    expect(await answerTo(world, '62000000995')).toEqual({ result: 'NO_ANSWER', reason: null });
    await world.pass(500);
    expect(await answerTo(world, '62000000995')).toEqual({ result: 'VERIFIED', reason: null });
    expect(await answerTo(world, '62000000995', 'q2')).toEqual({ result: 'NO_ANSWER', reason: null });
  });

  it.each(['', 'Bearer ', 'Bearer another-secret', secret])(
    'refuses an asker who shows "%s"',
    async (authorization) => {
      expect((await ask(aWorld(), anAccount('62000000000'), authorization)).status).toBe(401);
    },
  );

  it.each([
    '',
    '{',
    'null',
    '[]',
    { ...anAccount('1234') },
    { ...anAccount('62 0000 0000') },
    { ...anAccount('6'.repeat(14)) },
    { ...anAccount('62000000000'), branchCode: 51001 },
    { ...anAccount('62000000000'), accountType: 'BOND' },
    { ...anAccount('62000000000'), holderName: '' },
    { ...anAccount('62000000000'), idNumber: undefined },
    { ...anAccount('62000000000'), note: 'x' },
  ])('refuses %j', async (body) => {
    const answer = await ask(aWorld(), body);
    expect(answer.status).toBe(400);
  });

  it('refuses far too much', async () => {
    expect((await ask(aWorld(), anAccount('6'.repeat(20_000)))).status).toBe(413);
  });

  it('neither logs nor repeats an account number', async () => {
    const log = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const world = aWorld();
    for (const number of ['62000000995', '6200-000-999']) {
      expect(await (await ask(world, anAccount(number))).text()).not.toContain(number);
    }
    expect(log.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('shows every result on its page', async () => {
    const page = await (await aWorld().get('/account-verification')).text();
    expect(page).toContain('Stand-in for account verification');
    for (const ending of ['999', '998', '997', '996', '995', '994']) expect(page).toContain(`>${ending}</th>`);
  });
});
