import { describe, expect, it } from 'vitest';
import { aPayment } from '../testing/a-payment';
import { aWorld, settled } from '../testing/a-world';
import { createSchedule } from './schedule';

describe('the schedule', () => {
  it('does what is due, the earliest first, once', () => {
    let time = 0;
    const done: string[] = [];
    const schedule = createSchedule({ now: () => new Date(time) });
    schedule.after(200, () => done.push('later'));
    schedule.after(100, () => done.push('sooner'));
    schedule.after(300, () => done.push('not yet'));
    schedule.tick();
    expect(done).toEqual([]);
    time = 250;
    schedule.tick();
    schedule.tick();
    expect(done).toEqual(['sooner', 'later']);
  });

  it('leaves what was called off, even by what is done just before', () => {
    let time = 0;
    const done: string[] = [];
    const schedule = createSchedule({ now: () => new Date(time) });
    schedule.after(1, () => callOff());
    const callOff = schedule.after(2, () => done.push('called off'));
    time = 5;
    schedule.tick();
    expect(done).toEqual([]);
  });
});

describe('the clock of a test', () => {
  it('moves, and what is due happens', async () => {
    const world = aWorld({ APP_MODE: 'test' });
    await (await aPayment(world, { amount: 189.93 })).press();
    const answer = await world.post('/__test/clock', '{"offsetMs":600000}');
    expect(await answer.json()).toEqual({ success: true, data: { now: '2026-03-02T08:10:00.000Z', offsetMs: 600000 } });
    await settled();
    expect(world.received).toHaveLength(1);
  });

  it.each(['', '{', '[]', '{}', '{"offsetMs":"1"}', '{"offsetMs":1.5}', '{"offsetMs":1e18}', '{"offsetMs":1,"x":1}'])(
    'refuses %j and stands where it stood',
    async (body) => {
      const world = aWorld({ APP_MODE: 'test' });
      expect((await world.post('/__test/clock', body)).status).toBe(400);
      expect(world.clock.now().toISOString()).toBe('2026-03-02T08:00:00.000Z');
    },
  );

  it('is not there outside test mode', async () => {
    expect((await aWorld().post('/__test/clock', '{"offsetMs":1}')).status).toBe(404);
  });
});
