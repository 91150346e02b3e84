import { describe, expect, it } from 'vitest';
import { aWorld, type World } from '../testing/a-world';

const secret = 'demo-letters-secret';
const letter = {
  to: ['Grace Jacobs', '21 Beach Road', 'Gqeberha', '6001'],
  text: 'Ubuntu Funeral Cover\n\nDear Grace Jacobs,',
  purpose: 'COVER_ENDS',
  reference: 'r1',
};
const post = (world: World, body: unknown, authorization = `Bearer ${secret}`) =>
  world.post('/letters', typeof body === 'string' ? body : JSON.stringify(body), { authorization });
const posted = async (world: World) => (await (await world.get('/letters.json')).json()).data;

describe('the letter service', () => {
  it('posts a letter and shows it', async () => {
    const world = aWorld();
    expect(await (await world.get('/letters')).text()).toContain('No letter was posted yet.');
    expect((await post(world, letter)).status).toBe(201);
    expect(await posted(world)).toEqual([{ ...letter, id: 'id-1', receivedAt: '2026-03-02T08:00:00.000Z' }]);
    const page = await (await world.get('/letters')).text();
    for (const words of [...letter.to, 'Dear Grace Jacobs,', '2 Mar 2026, 10:00:00']) expect(page).toContain(words);
    expect((await world.get('/letters/letters.css')).status).toBe(200);
  });

  it('posts one reference once, and shows the newest first', async () => {
    const world = aWorld();
    await post(world, letter);
    const repeat = await post(world, { ...letter, text: 'Something else' });
    expect([repeat.status, (await repeat.json()).data.id]).toEqual([200, 'id-1']);
    await post(world, { ...letter, reference: 'r2' });
    expect((await posted(world)).map(({ reference }: { reference: string }) => reference)).toEqual(['r2', 'r1']);
  });

  it.each(['', 'Bearer ', 'Bearer another-secret', secret])(
    'refuses a sender who shows "%s"',
    async (authorization) => {
      const world = aWorld();
      expect((await post(world, letter, authorization)).status).toBe(401);
      expect(await posted(world)).toEqual([]);
    },
  );

  it.each([
    { why: 'no JSON', body: '{', status: 400 },
    { why: 'a name alone', body: { ...letter, to: ['Grace Jacobs'] }, status: 400 },
    { why: 'an empty line', body: { ...letter, to: ['Grace Jacobs', ''] }, status: 400 },
    { why: 'two lines in one', body: { ...letter, to: ['Grace Jacobs', 'a\nb'] }, status: 400 },
    { why: 'no text', body: { ...letter, text: '' }, status: 400 },
    { why: 'no reference', body: { ...letter, reference: undefined }, status: 400 },
    { why: 'a field nobody knows', body: { ...letter, from: 'me' }, status: 400 },
    { why: 'far too much', body: { ...letter, text: 'x'.repeat(20_000) }, status: 413 },
  ])('refuses a letter with $why', async ({ body, status }) => {
    expect((await post(aWorld(), body)).status).toBe(status);
  });

  it('never writes a letter into markup', async () => {
    const world = aWorld();
    const hostile = '<img src=x onerror=alert(1)>';
    await post(world, { ...letter, to: [hostile, hostile], text: hostile });
    expect(await (await world.get('/letters')).text()).not.toContain('<img');
  });
});
