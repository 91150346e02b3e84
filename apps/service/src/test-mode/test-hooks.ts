import * as v from 'valibot';
import { accept, refuse, wrongMethod } from '../http/refuse';
import { type ExtraAddresses } from '../http/front';
import { type OffsetClock } from './offset-clock';

const century = 100 * 366 * 24 * 60 * 60 * 1000;
const ClockSchema = v.strictObject({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century)),
});

interface Hooked {
  clock: OffsetClock;
  /** Everything that happens by itself, once. */
  upkeep: () => Promise<void>;
}

/**
 * `POST /__test/clock` with `{ "offsetMs": n }` moves the service's clock n milliseconds from the real time; `POST /__test/upkeep`
 * does at once what happens by itself every minute.
 */
export const testHooks =
  ({ clock, upkeep }: Hooked): ExtraAddresses =>
  async (request, path) => {
    if (path !== '/__test/clock' && path !== '/__test/upkeep') return null;
    if (request.method !== 'POST') return wrongMethod('POST');
    if (path === '/__test/upkeep') {
      await upkeep();
      return accept({ done: true });
    }
    const body = v.safeParse(ClockSchema, await request.json().catch(() => null));
    if (!body.success) return refuse(400, 'BAD_REQUEST', 'offsetMs must be a whole number of milliseconds');
    clock.setOffset(body.output.offsetMs);
    return accept({ now: clock.now().toISOString(), offsetMs: body.output.offsetMs });
  };
