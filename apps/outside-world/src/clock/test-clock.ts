import { Hono } from 'hono';
import * as v from 'valibot';
import { refusal, success } from '../http/answers';
import { smallBody } from '../http/form';
import { type OffsetClock } from './offset-clock';
import { type Schedule } from './schedule';

const century = 100 * 366 * 24 * 60 * 60 * 1000;
const ClockSchema = v.strictObject({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century)),
});

/** `POST /__test/clock` with `{ "offsetMs": n }` moves the clock n milliseconds from the real time; what is due happens. */
export function testClock({ clock, schedule }: { clock: OffsetClock; schedule: Schedule }): Hono {
  const hooks = new Hono();
  hooks.post('/__test/clock', smallBody, async (c) => {
    const body = v.safeParse(ClockSchema, await c.req.json().catch(() => null));
    if (!body.success) return refusal(400, 'BAD_REQUEST', 'offsetMs must be a whole number of milliseconds');
    clock.setOffset(body.output.offsetMs);
    schedule.tick();
    return success({ now: clock.now().toISOString(), offsetMs: body.output.offsetMs });
  });
  return hooks;
}
