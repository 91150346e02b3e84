import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { aWorld, type World } from '../testing/a-world';

const secret = 'demo-death-register-secret';
const idNumber = anIdNumber({ born: '1950-11-30' });
const other = anIdNumber({ born: '1972-07-14' });
const ask = (world: World, body: unknown, authorization = `Bearer ${secret}`) =>
  world.post('/death-register/check', typeof body === 'string' ? body : JSON.stringify(body), { authorization });
const answerTo = async (world: World, number = idNumber) =>
  (await (await ask(world, { idNumber: number })).json()).data;
const enter = (world: World, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  world.postForm('/death-register/entries', { idNumber, ...fields }, headers);

describe('the register of deaths', () => {
  it('knows of nobody until it is told', async () => {
    expect(await answerTo(aWorld())).toEqual({ result: 'NOT_FOUND', dateOfDeath: null });
  });

  it('says what an operator entered, of this number alone, until the entry is taken back', async () => {
    const world = aWorld();
    expect((await enter(world, { result: 'DECEASED', dateOfDeath: '2026-02-27' })).status).toBe(303);
    expect(await answerTo(world)).toEqual({ result: 'DECEASED', dateOfDeath: '2026-02-27' });
    expect(await answerTo(world, other)).toEqual({ result: 'NOT_FOUND', dateOfDeath: null });
    await enter(world, { result: 'ALIVE', dateOfDeath: '2026-02-27' });
    expect(await answerTo(world)).toEqual({ result: 'ALIVE', dateOfDeath: null });
    await enter(world, { result: 'NOT_FOUND' });
    expect(await answerTo(world)).toEqual({ result: 'NOT_FOUND', dateOfDeath: null });
  });

  it('is away for a number where an operator says so', async () => {
    const world = aWorld();
    await enter(world, { result: 'NO_ANSWER' });
    expect((await ask(world, { idNumber })).status).toBe(504);
  });

  it.each([
    [{ idNumber: '123', result: 'ALIVE' }, 'The ID number has 13 digits.'],
    [{ result: 'MISSING' }, 'Choose what the register says.'],
    [{ result: 'DECEASED' }, 'Enter the date of death.'],
    [{ result: 'DECEASED', dateOfDeath: '2026-02-31' }, 'Enter the date of death.'],
    [{ result: 'DECEASED', dateOfDeath: '2026-03-03' }, 'The date of death cannot be in the future.'],
  ])('takes no entry %j', async (fields, says) => {
    const world = aWorld();
    const answer = await enter(world, fields as Record<string, string>);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(says)]);
    expect(await answerTo(world)).toEqual({ result: 'NOT_FOUND', dateOfDeath: null });
  });

  it('takes a number with spaces, as people write it', async () => {
    const world = aWorld();
    await enter(world, { idNumber: idNumber.replace(/(.{6})(.{4})/, '$1 $2 '), result: 'ALIVE' });
    expect((await answerTo(world)).result).toBe('ALIVE');
  });

  it('takes entries from its own page alone', async () => {
    const world = aWorld();
    const foreign = await enter(world, { result: 'ALIVE' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await answerTo(world)).result).toBe('NOT_FOUND');
  });

  it.each(['', 'Bearer ', 'Bearer another-secret', secret])(
    'refuses an asker who shows "%s"',
    async (authorization) => {
      expect((await ask(aWorld(), { idNumber }, authorization)).status).toBe(401);
    },
  );

  it.each(['', '{', 'null', '[]', {}, { idNumber: 1 }, { idNumber: '7' }, { idNumber, note: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await ask(aWorld(), body)).status).toBe(400);
    },
  );

  it('shows what it was told and what it was asked, the newest first', async () => {
    const world = aWorld();
    const page = async () => (await world.get('/death-register')).text();
    expect(await page()).toContain('Stand-in for the register of deaths');
    expect(await page()).toContain('Nobody has asked yet.');
    await enter(world, { result: 'DECEASED', dateOfDeath: '2026-02-27' });
    await ask(world, { idNumber: other });
    const shown = await page();
    expect(shown).toContain('Died on 27 February 2026.');
    expect(shown).toContain(other);
    expect((await world.get('/death-register/death-register.css')).status).toBe(200);
  });
});
