// `npm run bench:soak`: what an hour is like, for MINUTES of it: does the service need more and more memory? Every minute other people sign
// in. Of each minute the least counts that was in use, which is what is left once the garbage is gone. From the second minute on a line is
// laid through them: at most a tenth more in ten minutes. Never part of `npm test`.
//
// MINUTES, RATE a second, POLICIES of a new book or FOLDER of one that was filled before.
import { freePort } from '../lib/free-port.mjs';
import { openBook } from './book.mjs';
import { mixedWork } from './mixed-work.mjs';
import { client, openLoop, told } from './open-loop.mjs';
import { setting } from './setting.mjs';
import { signInAll } from './sign-in-all.mjs';
import { startProvider } from './staff-token.mjs';

const [minutes, rate, policies] = [setting('MINUTES', 10), setting('RATE', 40), setting('POLICIES', 10_000)];
const budget = 0.1;
const unwatched = 2; // minutes until everything is compiled and the caches are full
const gauges = { heap: 'portal_process_heap_used_bytes', resident: 'portal_process_resident_memory_bytes' };

const ask = client();
let isFlat = false;
let book;
const provider = await startProvider();
try {
  book = await openBook({ policies });
  const METRICS_PORT = String(await freePort());
  const { api } = await book.serve({ ...provider.env, METRICS_PORT });
  const staff = `Bearer ${await provider.tokenFor('Somebody of staff')}`;
  const floors = [];
  let failed = 0;
  for (let minute = 0; minute < unwatched + minutes; minute += 1) {
    const people = await signInAll({ api, book, ask }, 20);
    const one = await mixedWork({ api, book, staff, ask, people });
    const watch = watchMemory(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    const result = await openLoop({ rate, count: rate * 60 }, one);
    const floor = await watch.end();
    failed += result.failed;
    floors.push(floor);
    console.log(`${String(minute).padStart(3)}  ${shown(floor)}  ${told(result)}`);
  }
  const grown = Object.keys(gauges).map((name) => [name, growth(floors.slice(unwatched).map((floor) => floor[name]))]);
  for (const [name, share] of grown) console.log(`${name}: ${(100 * share).toFixed(1)} % more in ten minutes`);
  isFlat = failed === 0 && grown.every(([, share]) => share <= budget);
} catch (error) {
  console.error(error);
}
await book?.end();
provider.stop();
process.exit(isFlat ? 0 : 1);

/** Looks twice a second until it is told to end; gives the least of each, in bytes. */
function watchMemory(address) {
  const least = { heap: Infinity, resident: Infinity };
  const look = async () => {
    const { text } = await ask(address);
    for (const [name, gauge] of Object.entries(gauges)) {
      const [, bytes] = new RegExp(`^${gauge} (\\S+)`, 'm').exec(text) ?? [];
      if (bytes === undefined) throw new Error(`${address} does not tell ${gauge}`);
      least[name] = Math.min(least[name], Number(bytes));
    }
  };
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await work;
      return least;
    },
  };
}

/** By the straight line that lies closest: how much more in ten minutes, as a share of the middle. */
function growth(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const together = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const square = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return ((together / square) * 10) / mean;
}

function shown({ heap, resident }) {
  const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  return `heap ${megabytes(heap)}, resident ${megabytes(resident)}`;
}
