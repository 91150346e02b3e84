// Processes of the built service behind something that does what a proxy does: asks each whether it is ready, and repeats nothing.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../bench/service.mjs';

/** How often each is asked, in milliseconds; a process that ends stays for a few times of that. */
const lookEvery = 200;
const drainSeconds = 3;
const longestStart = 120_000;

/** Several processes over one database. `folder` is for their logs and what they would have sent as text messages. */
export function runningService(folder, settings) {
  const processes = [];
  let started = 0;
  let turn = 0;

  async function start() {
    const own = join(folder, `process-${(started += 1)}`);
    mkdirSync(own);
    const { api, child } = await startService(own, {
      env: { SEED_DEMO: 'false', DRAIN_SECONDS: String(drainSeconds), ...settings },
    });
    const one = { api, child, folder: own, isReady: false, isWatched: true };
    one.ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    processes.push(one);
    void watch(one);
    const until = Date.now() + longestStart;
    while (!one.isReady) {
      if (Date.now() > until) throw new Error(`Process ${child.pid} did not get ready`);
      await pause(20);
    }
    return one;
  }

  async function watch(one) {
    const address = new URL('/readyz', one.api);
    while (one.isWatched) {
      const answer = await fetch(address).catch(() => null);
      await answer?.text().catch(() => undefined);
      one.isReady = answer?.ok ?? false;
      await pause(lookEvery);
    }
  }

  /** Asks a process to end as an operating system does, and gives its exit code. */
  async function stop(one) {
    one.child.kill('SIGTERM');
    const code = await one.ended;
    one.isWatched = false;
    processes.splice(processes.indexOf(one), 1);
    return code;
  }

  return {
    start,
    stop,
    processes: () => [...processes],
    stopAll: () => Promise.all([...processes].map(stop)),
    /** Sends a request to the next process that was ready when it was last asked. */
    pass(path, init) {
      const ready = processes.filter(({ isReady }) => isReady);
      if (ready.length === 0) throw new Error('No process is ready');
      return fetch(ready[(turn += 1) % ready.length].api + path, init);
    },
  };
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
