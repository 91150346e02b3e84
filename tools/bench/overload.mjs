// `npm run bench:overload`: four times the reports of payments that can be booked, for some seconds. How many are booked all the same, how
// much processor the others cost, and when everything is as before. Sender, service and database share the machine, so the share of
// reports is told beside the share of the service's processor time that went into them. Never part of `npm test`.
//
// SECONDS of it, TIMES what can be booked, POLICIES of a book or FOLDER of one that was filled before; PROFILE=folder leaves a CPU profile.
import { openBook } from './book.mjs';
import { leanClient } from './lean-client.mjs';
import { closedLoop, openLoop, told } from './open-loop.mjs';
import { processorParts } from './processor-time.mjs';
import { reporter } from './report-payment.mjs';
import { setting } from './setting.mjs';

const [seconds, times, policies] = [setting('SECONDS', 8), setting('TIMES', 4), setting('POLICIES', 4000)];
const budget = { share: 0.8, recovery: 5 };

let isWithin = false;
let book;
try {
  book = await openBook({ policies });
  const { api, child } = await book.serve({ DATABASE_CONNECTIONS: '24' });
  const numbers = await book.numbers(`status IN ('ACTIVE', 'IN_GRACE')`, policies);
  const report = reporter({ ask: leanClient(1024), api, numbers });
  const statuses = new Map();
  const one = async () => {
    const status = await report();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status === 200;
  };
  await closedLoop({ clients: 64, count: 1500 }, one);
  const calm = await measured(child.pid, () => closedLoop({ clients: 64, count: 3000 }, one));
  if (calm.result.failed > 0) {
    throw new Error(
      `${calm.result.failed} of 3000 were refused already: the machine does too much besides, and what can be booked is not known`,
    );
  }
  console.log(`at most: ${told(calm.result)}; the service works ${calm.each(3000).toFixed(2)} ms for a report`);

  statuses.clear();
  const began = performance.now();
  const count = Math.round(times * calm.result.perSecond * seconds);
  const flood = await measured(child.pid, () => openLoop({ rate: times * calm.result.perSecond, count }, one));
  const took = (performance.now() - began) / 1000;
  const booked = statuses.get(200) ?? 0;
  const refused = statuses.get(503) ?? 0;
  const share = booked / took / calm.result.perSecond;
  const worked = Math.min(1, (booked * calm.each(3000)) / flood.milliseconds);
  console.log(`${times} times as many: ${told(flood.result)} over ${took.toFixed(1)} s`);
  console.log(
    `${booked} booked, ${refused} refused, ${count - booked - refused} neither: ${(100 * share).toFixed(0)} % of what can be booked ` +
      `(at least ${100 * budget.share} %), for ${(100 * worked).toFixed(0)} % of the service's processor time; ` +
      `a refusal costs it ${((flood.milliseconds - booked * calm.each(3000)) / refused).toFixed(2)} ms`,
  );
  const recovery = await asBefore(one, calm.result.perSecond / 2);
  console.log(`as before after ${recovery} s (at most ${budget.recovery})`);
  isWithin = share >= budget.share && recovery <= budget.recovery && booked + refused === count;
} catch (error) {
  console.error(error);
}
await book?.end();
process.exit(isWithin ? 0 : 1);

/** What something gives, and the milliseconds of processor that the service worked meanwhile. */
async function measured(service, work) {
  const before = processorParts(service).service;
  const result = await work();
  const milliseconds = (processorParts(service).service - before) * 1000;
  return { result, milliseconds, each: (count) => milliseconds / count };
}

/** Seconds until half of what can be booked is all booked, and half of it within 100 ms. */
async function asBefore(one, rate) {
  for (let second = 0; second < 30; second += 1) {
    const { failed, p50 } = await openLoop({ rate, count: Math.round(rate) }, one);
    if (failed === 0 && p50 < 100) return second;
  }
  return Infinity;
}
