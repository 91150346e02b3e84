import * as v from 'valibot';
import { accept, refuse, wrongMethod } from '../http/refuse';
import { type ExtraAddresses } from '../http/front';
import { type OffsetClock } from './offset-clock';

const century = 100 * 366 * 24 * 60 * 60 * 1000;
const ClockSchema = v.strictObject({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century)),
});

/** `POST /__test/clock` with `{ "offsetMs": n }` moves the service's clock n milliseconds from the real time. */
export const testHooks =
  (clock: OffsetClock): ExtraAddresses =>
  async (request, path) => {
    if (path !== '/__test/clock') return null;
    if (request.method !== 'POST') return wrongMethod('POST');
    const body = v.safeParse(ClockSchema, await request.json().catch(() => null));
    if (!body.success) return refuse(400, 'BAD_REQUEST', 'offsetMs must be a whole number of milliseconds');
    clock.setOffset(body.output.offsetMs);
    return accept({ now: clock.now().toISOString(), offsetMs: body.output.offsetMs });
  };
