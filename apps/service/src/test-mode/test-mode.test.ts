import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OffsetClock, offsetClock } from './offset-clock';
import { outbox } from './outbox';
import { testHooks } from './test-hooks';

const real = { now: () => new Date('2026-03-02T08:00:00Z') };
const hooksOf = (clock: OffsetClock, upkeep = async () => undefined as void) => testHooks({ clock, upkeep });
const post = (body: string) => new Request('http://service/__test/clock', { method: 'POST', body });

describe('the clock of a test', () => {
  it('moves with the offset and says what it shows', async () => {
    const clock = offsetClock(real);
    const answer = await hooksOf(clock)(post('{"offsetMs":60000}'), '/__test/clock');
    expect(await answer?.json()).toEqual({ success: true, data: { now: '2026-03-02T08:01:00.000Z', offsetMs: 60000 } });
    expect(clock.now().toISOString()).toBe('2026-03-02T08:01:00.000Z');
  });

  it('counts each offset from the real time', () => {
    const clock = offsetClock(real);
    clock.setOffset(5000);
    clock.setOffset(-1000);
    expect(clock.now().toISOString()).toBe('2026-03-02T07:59:59.000Z');
  });

  it.each(['', '{', '[]', '{}', '{"offsetMs":"1"}', '{"offsetMs":1.5}', '{"offsetMs":1e18}', '{"offsetMs":1,"x":1}'])(
    'refuses %j and stands where it stood',
    async (body) => {
      const clock = offsetClock(real);
      expect((await hooksOf(clock)(post(body), '/__test/clock'))?.status).toBe(400);
      expect(clock.now()).toEqual(real.now());
    },
  );

  it('is not read, and nothing else is there', async () => {
    const hooks = hooksOf(offsetClock(real));
    expect((await hooks(new Request('http://service/'), '/__test/clock'))?.status).toBe(405);
    expect(await hooks(post('{}'), '/__test/other')).toBeNull();
  });
});

it('what happens by itself can be had at once', async () => {
  let rounds = 0;
  const hooks = hooksOf(offsetClock(real), async () => void (rounds += 1));
  const answer = await hooks(new Request('http://service/__test/upkeep', { method: 'POST' }), '/__test/upkeep');
  expect([answer?.status, rounds]).toEqual([200, 1]);
  expect((await hooks(new Request('http://service/__test/upkeep'), '/__test/upkeep'))?.status).toBe(405);
});

it('the outbox holds a line a message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const path = join(folder, 'data', 'outbox.jsonl');
  const record = outbox(path, real);
  const message = { channel: 'SMS', to: '27821234567', text: 'PIN 012345\n"quoted"', purpose: 'LOGIN' } as const;
  await Promise.all([record(message), record(message)]);
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[0] ?? '')).toEqual({ at: '2026-03-02T08:00:00.000Z', ...message });
  rmSync(folder, { recursive: true });
});
